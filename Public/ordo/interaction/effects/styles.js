// One constructed sheet a document or shadow root: a strict Content-Security-Policy allows it, and the
// page links nothing. Its rules stand in a layer, so that a page can have them otherwise. Rules for a
// host's selectors are added when it registers them.

const text = `@layer ordo {
.ordo-layer {
  position: fixed; inset: 0; width: auto; height: auto; margin: 0; padding: 0; border: 0;
  overflow: clip; background: none; color: inherit; pointer-events: none;
}
.ordo-layer [data-ordo-copy="contents"] { display: contents !important; }
.ordo-layer [data-ordo-copy="box"] {
  display: block !important; position: fixed !important; inset: 0 auto auto 0 !important;
  margin: 0 !important; padding: 0 !important; border: 0 !important; background: none !important;
  box-shadow: none !important; overflow: visible !important; min-height: 0 !important;
}
.ordo-preview {
  position: absolute; top: 0; left: 0; box-sizing: border-box; transform-origin: 0 0;
  will-change: transform;
}
.ordo-preview-body {
  width: 100%; height: 100%; border-radius: var(--ordo-radius, 12px);
  background: var(--raised, Canvas); box-shadow: var(--shadow-lift, 0 12px 32px rgb(20 22 30 / .2));
}
.ordo-preview-body [data-ordo-copy="item"] {
  box-sizing: border-box !important;
  width: var(--ordo-width, 100%) !important; height: var(--ordo-height, 100%) !important;
  min-width: 0 !important; max-width: none !important; margin: 0 !important; inset: auto !important;
  position: relative !important; border-radius: var(--ordo-radius, 12px);
}
.ordo-placeholder {
  position: absolute; top: 0; left: 0; box-sizing: border-box; border-radius: 10px;
  background: var(--accent-fill, color-mix(in srgb, Highlight 15%, Canvas));
  border: 1.5px solid var(--accent, Highlight);
}
.ordo-swipe {
  position: absolute; top: 0; left: 0; display: flex; overflow: hidden;
}
.ordo-swipe-trailing { flex-direction: row-reverse; }
.ordo-swipe-action {
  flex: 1 1 0; min-width: 0; display: grid; place-content: center; justify-items: center; gap: 1px;
  margin: 0; padding: 0; border: 0; border-radius: 0; overflow: hidden; white-space: nowrap;
  font: 600 12px/16px system-ui, sans-serif; color: #fff; pointer-events: auto; cursor: pointer;
  transition: flex-grow 150ms ease-out;
}
.ordo-swipe-symbol { font-size: 20px; line-height: 22px; }
.ordo-swipe-symbol:empty { display: none; }
.ordo-swipe[data-armed] > .ordo-swipe-action:not(:first-child) { flex-grow: 0; }
.ordo-swipe-action:focus-visible { outline: 2px solid #fff; outline-offset: -4px; }
@media (prefers-reduced-motion: reduce) { .ordo-swipe-action { transition: none; } }
@media (forced-colors: active) {
  .ordo-placeholder { border: 2px dashed Highlight; }
  .ordo-preview-body { outline: 2px solid CanvasText; box-shadow: none; }
}
[data-ordo-open] { contain: layout style !important; content-visibility: visible !important; }
[data-ordo-pressed] { -webkit-touch-callout: none; -webkit-user-select: none; user-select: none; }
}`

const sheets = new WeakMap()

/** Returns what takes the rule away again. */
export function addRule(element, text) {
  const sheet = adopt(element)
  const rule = sheet.cssRules[sheet.insertRule(text, sheet.cssRules.length)]
  return () => {
    const index = [...sheet.cssRules].indexOf(rule)
    if (index >= 0) sheet.deleteRule(index)
  }
}

export function adopt(element) {
  const root = element.getRootNode()
  const scope = root.adoptedStyleSheets ? root : element.ownerDocument
  if (!sheets.has(scope)) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    scope.adoptedStyleSheets.push(sheet)
    sheets.set(scope, sheet)
  }
  return sheets.get(scope)
}
