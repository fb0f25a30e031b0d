/** What every public function returns: its cleanup, which also carries `update`. */
export function registration(options, end) {
  let isOver = false
  const cleanup = () => {
    if (isOver) return
    isOver = true
    end()
  }
  cleanup.update = changes => void Object.assign(options, changes)
  return cleanup
}
