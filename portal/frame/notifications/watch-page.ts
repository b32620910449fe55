/** The document and the shadow roots of our elements in it. */
const rootsNow = (): readonly (Document | ShadowRoot)[] => [
  document,
  ...[...document.querySelectorAll('[data-element]')].flatMap(
    (element) => element.shadowRoot ?? [],
  ),
]

/** The matching elements in the document and in our shadow roots. */
const allOf = (selector: string): readonly Element[] =>
  rootsNow().flatMap((root) => [...root.querySelectorAll(selector)])

/**
 * Calls `onChange` with the elements of a selector, now and at most once a frame, whenever one may
 * have been added, removed, moved or resized: on mutations, resizes, scrolling and the end of a
 * transition. Returns a function that stops it.
 */
export const watchPage = (
  selector: string,
  onChange: (elements: readonly Element[]) => void,
): (() => void) => {
  const roots = new Set<Node>()
  const sized = new Set<Element>()
  let frame: number | undefined

  const look = (): void => {
    frame = undefined
    for (const root of rootsNow()) {
      if (roots.has(root)) continue
      roots.add(root)
      changes.observe(root, { childList: true, subtree: true, attributes: true })
    }
    const elements = allOf(selector)
    for (const element of elements) {
      if (sized.has(element)) continue
      sized.add(element)
      sizes.observe(element)
    }
    onChange(elements)
  }
  const lookSoon = (): void => {
    frame ??= requestAnimationFrame(look)
  }
  const changes = new MutationObserver(lookSoon)
  const sizes = new ResizeObserver(lookSoon)
  const ended = new AbortController()
  const { signal } = ended
  for (const type of ['scroll', 'transitionend', 'animationend'])
    document.addEventListener(type, lookSoon, { signal, capture: true, passive: true })
  addEventListener('resize', lookSoon, { signal })
  look()

  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    changes.disconnect()
    sizes.disconnect()
    ended.abort()
  }
}
