import type { Page } from '@playwright/test'

/** More tab stops than any form has. */
const mostStops = 120

interface Walked {
  readonly all: WeakSet<Element>
  last: Element | undefined
}

/** Whether the focused control and its error can be seen, or what stands over them. */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const inside = (root: DocumentOrShadowRoot): Element | null => {
      const active = root.activeElement
      return active?.shadowRoot ? inside(active.shadowRoot) : active
    }
    const control = inside(document)
    if (control === null || control === document.body) return undefined
    const { walked } = globalThis as unknown as { readonly walked: Walked }
    // A date has several stops.
    const isAgain = control !== walked.last && walked.all.has(control)
    walked.all.add(control)
    walked.last = control

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
    const isSeen = (part: Element): boolean => {
      const { left, top, width, height } = part.getBoundingClientRect()
      // A hidden control stands where its label is.
      if (width <= 1 || height <= 1) return true
      return [top + 1, top + height - 1].every((y) => {
        const over = topmost(document, left + Math.min(width / 2, 24), y)
        return over !== null && !ancestorsOf(over).some(isBar)
      })
    }

    const root = control.getRootNode()
    const isWrong = control.getAttribute('aria-invalid') === 'true'
    const described = isWrong ? (control.getAttribute('aria-describedby') ?? '').split(' ') : []
    const texts = described.map((id) =>
      root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null,
    )
    const shown = control.clientWidth > 1 ? control : (control.closest('label') ?? control)
    return {
      name: control.getAttribute('name') ?? (control.textContent.trim() || control.tagName),
      isAgain,
      isSeen: [shown, ...texts].every((part) => part === null || isSeen(part)),
    }
  })

const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((seen) => {
        requestAnimationFrame(() => requestAnimationFrame(() => seen()))
      }),
  )

/** Walks a page by Tab until it begins again; the names of controls that a bar hides, or whose error it hides. */
export const hiddenOnTheWay = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(() => Object.assign(globalThis, { walked: { all: new WeakSet() } }))
  const hidden: string[] = []
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab')
    // What a person sees: the focus scrolls, and what it shows or hides is laid out, in the next frames.
    await nextFrames(page)
    const at = await lookAtFocus(page)
    if (at === undefined || at.isAgain) break
    if (!at.isSeen) hidden.push(at.name)
  }
  return hidden
}
