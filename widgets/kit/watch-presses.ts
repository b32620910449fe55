/** Milliseconds from the release of a pointer to its click, which a touch sends later. */
export const untilClick = 100

/** A press that becomes a menu or a scroll has no click. */
const releases = ['pointerup', 'pointercancel', 'contextmenu'] as const

/**
 * Calls back when a pointer is pressed on an element, or anywhere in a window, and when that press
 * and its click are over, until the returned function is called. A click needs press and release on
 * one element, which must not move in between.
 */
export const watchPresses = (
  target: HTMLElement | Window,
  onChange: (isPressed: boolean) => void,
): (() => void) => {
  const ended = new AbortController()
  // captured: a host page may stop events on their way up
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
    // once all its listeners have run: a box that renders before its change loses it
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
