import type { Page } from '@playwright/test'

/** Exceeds the tab stops of any form. */
const maxStops = 120

interface VisitedControls {
  readonly all: WeakSet<Element>
  last: Element | undefined
}

/** Whether the focused control and its error are visible, and whether it was focused before. */
const inspectFocus = (page: Page) =>
  page.evaluate(() => {
    const inside = (root: DocumentOrShadowRoot): Element | null => {
      const active = root.activeElement
      return active?.shadowRoot ? inside(active.shadowRoot) : active
    }
    const control = inside(document)
    if (control === null || control === document.body) return undefined
    const { visited } = globalThis as unknown as { readonly visited: VisitedControls }
    // A date field has several tab stops.
    const isRepeated = control !== visited.last && visited.all.has(control)
    visited.all.add(control)
    visited.last = control

    const parentOf = (node: Node): Node | null =>
      node instanceof ShadowRoot ? node.host : node.parentNode
    const ancestorsOf = (node: Node): readonly Node[] => {
      const parent = parentOf(node)
      return parent === null ? [node] : [node, ...ancestorsOf(parent)]
    }
    const own = new Set(ancestorsOf(control))
    const isBar = (node: Node): boolean =>
      node instanceof Element &&
      !own.has(node) &&
      ['sticky', 'fixed'].includes(getComputedStyle(node).position)
    const topmost = (root: DocumentOrShadowRoot, x: number, y: number): Element | null => {
      const over = root.elementFromPoint(x, y)
      const deeper = over?.shadowRoot && topmost(over.shadowRoot, x, y)
      return deeper ?? over
    }
    const isVisible = (part: Element): boolean => {
      const { left, top, width, height } = part.getBoundingClientRect()
      // A visually hidden control is checked by its label.
      if (width <= 1 || height <= 1) return true
      return [top + 1, top + height - 1].every((y) => {
        const over = topmost(document, left + Math.min(width / 2, 24), y)
        return over !== null && !ancestorsOf(over).some(isBar)
      })
    }

    const root = control.getRootNode()
    const isInvalid = control.getAttribute('aria-invalid') === 'true'
    const described = isInvalid ? (control.getAttribute('aria-describedby') ?? '').split(' ') : []
    const texts = described.map((id) =>
      root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null,
    )
    const visibleBox = control.clientWidth > 1 ? control : (control.closest('label') ?? control)
    return {
      name: control.getAttribute('name') ?? (control.textContent.trim() || control.tagName),
      isRepeated,
      isVisible: [visibleBox, ...texts].every((part) => part === null || isVisible(part)),
    }
  })

const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
  )

/** Tabs through the page once; returns the controls that a bar covers, or whose error it covers. */
export const obscuredControls = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => Object.assign(globalThis, { visited: { all: new WeakSet() } }))
  const hidden: string[] = []
  for (let stops = 0; stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab')
    // The focus scrolls and changes the layout in the next frames.
    await nextFrames(page)
    const at = await inspectFocus(page)
    if (at === undefined || at.isRepeated) break
    if (!at.isVisible) hidden.push(at.name)
  }
  return hidden
}
