/** The announcements of a page's live regions. */
export interface Announcements {
  /** Every text, in order. */
  readonly announced: readonly string[]
  restore(): void
}

/** Records announcements of elements created from now on, whose lines are in closed roots. */
export const recordAnnouncements = (): Announcements => {
  const { attachShadow } = Element.prototype
  const announced: string[] = []
  Element.prototype.attachShadow = function attach(this: Element, init) {
    const root = attachShadow.call(this, init)
    if (init.mode === 'closed')
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const { textContent } of addedNodes) announced.push(textContent ?? '')
      }).observe(root, { childList: true })
    return root
  }
  return { announced, restore: () => Object.assign(Element.prototype, { attachShadow }) }
}

/** The live regions in an element's root, of which assistive technology has one. */
export const liveRegionsOf = (element: Element): readonly Element[] => [
  ...(element.shadowRoot?.querySelectorAll(
    '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), output',
  ) ?? []),
]
