const namespace = "http://www.w3.org/2000/svg"

// Lines on a field of 20 by 20.
const paths = {
  back: "M12.5 4 6.5 10l6 6",
  check: "m4.5 10.5 4 4 7-9",
  handle: "M2 6h16M2 11h16M2 16h16",
  more: "M4.5 10h.01M10 10h.01M15.5 10h.01",
  plus: "M10 4v12M4 10h12",
  list: "M3.5 5.5h13M3.5 10h13M3.5 14.5h13",
  grid: "M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z",
  row: "M3.5 4h3.5v12H3.5zM8.25 4h3.5v8h-3.5zM13 4h3.5v10H13z",
  pin: "M7 3h6l-.7 5 2.7 2.5v1.5H5v-1.5L7.7 8zM10 12v5",
  unpin: "M7 3h6l-.7 5 2.7 2.5v1.5H5v-1.5L7.7 8zM10 12v5M3 3l14 14",
  trash: "M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5",
  pencil: "m4 16 .8-3.5L13 4.3l2.7 2.7-8.2 8.2z",
  top: "M4 3.5h12M10 17V7m-4 4 4-4 4 4",
  up: "M10 16V5m-4.5 4.5L10 5l4.5 4.5",
  down: "M10 4v11m-4.5-4.5L10 15l4.5-4.5",
  bottom: "M4 16.5h12M10 3v10m-4-4 4 4 4-4",
  section: "M3.5 4.5h13M3.5 8.5h6M3.5 15.5h6M13 8v8m-3-3 3 3 3-3",
  export: "M10 12V3.5M6.5 7 10 3.5 13.5 7M4 11v5.5h12V11",
  import: "M10 3.5V12M6.5 8.5 10 12l3.5-3.5M4 11v5.5h12V11",
  number: "M3.5 4.5 5 3.5V8M3.5 12.5c.3-1.3 2.7-1.3 2.7.2 0 1.2-2.7 2-2.7 3.3h3M10 5.5h6M10 14h6",
  people: "M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6m-5 7c0-3 2-4.7 5-4.7s5 1.7 5 4.7M13 4a2.8 2.8 0 0 1 0 5m1 3q3 1 3 4.5",
}

/** An icon that is hidden from screen readers: its button or its neighbour has the words. */
export function icon(name, ...classes) {
  const svg = document.createElementNS(namespace, "svg")
  svg.setAttribute("class", ["icon", `icon-${name}`, ...classes].join(" "))
  svg.setAttribute("viewBox", "0 0 20 20")
  svg.setAttribute("aria-hidden", "true")
  const path = document.createElementNS(namespace, "path")
  path.setAttribute("d", paths[name])
  svg.append(path)
  return svg
}
