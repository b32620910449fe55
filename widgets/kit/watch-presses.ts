/** Milliseconds from the release of a pointer to its click, which a touch sends later. */
export const untilClick = 100

const releases = ['pointerup', 'pointercancel'] as const

/**
 * Calls back when a pointer is pressed on an element, and when that press and its click are over,
 * until the returned function is called. A click needs press and release on one element, which must
 * not move in between.
 */
export const watchPresses = (
  element: HTMLElement,
  onChange: (isPressed: boolean) => void,
): (() => void) => {
  const ended = new AbortController()
  const { signal } = ended
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    timer = setTimeout(() => onChange(false), untilClick)
  }
  const press = () => {
    clearTimeout(timer)
    onChange(true)
    for (const each of releases) window.addEventListener(each, release, { once: true, signal })
  }
  element.addEventListener('pointerdown', press, { signal })
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
}
