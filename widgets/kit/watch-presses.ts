/** Milliseconds from pointerup to click, which comes later on touch screens. */
export const untilClick = 100

/** A press that turns into a menu or a scroll has no click. */
const releases = ['pointerup', 'pointercancel', 'contextmenu'] as const

/**
 * Calls back when a press on an element or window begins, and when the press and its click are
 * over, until the returned function is called. A click needs press and release on the same element,
 * so that element must not move in between.
 */
export const watchPresses = (
  target: HTMLElement | Window,
  onChange: (isPressed: boolean) => void,
): (() => void) => {
  const ended = new AbortController()
  // in the capture phase, because a host page may stop bubbling events
  const options = { signal: ended.signal, capture: true }
  let timer: ReturnType<typeof setTimeout> | undefined
  let press = new AbortController()
  const end = () => {
    clearTimeout(timer)
    press.abort()
    onChange(false)
  }
  const endAfter = (milliseconds: number) => () => {
    clearTimeout(timer)
    timer = setTimeout(end, milliseconds)
  }
  const release = endAfter(untilClick)
  const begin = () => {
    clearTimeout(timer)
    press.abort()
    press = new AbortController()
    const { signal } = press
    for (const each of releases) window.addEventListener(each, release, { ...options, signal })
    // after all listeners have run: a check box that renders before its change event loses the
    // change
    window.addEventListener('click', endAfter(0), { ...options, signal })
    onChange(true)
  }
  target.addEventListener('pointerdown', begin, options)
  return () => {
    clearTimeout(timer)
    press.abort()
    ended.abort()
  }
}
