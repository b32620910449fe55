import type { Page } from '@playwright/test'

/**
 * What a page shows, says to assistive technology, or tells where a pointer rests, of shadow roots
 * too: a line for each text.
 */
export const shownTexts = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['title', 'aria-label', 'aria-description', 'placeholder', 'alt']
    const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])
    const texts: string[] = [document.title]
    const visit = (node: Node): void => {
      if (node instanceof Text) texts.push(node.data)
      if (!(node instanceof Element)) return
      if (silent.has(node.tagName)) return
      for (const name of attributes) texts.push(node.getAttribute(name) ?? '')
      const { childNodes } = node.shadowRoot ?? node
      // A sentence may be several texts, with names or links in it.
      const isSentence = [...childNodes].every(
        (child) => child instanceof Text || (child instanceof Element && !child.children.length),
      )
      if (isSentence) texts.push([...childNodes].map(({ textContent }) => textContent).join(''))
      for (const child of [...childNodes]) visit(child)
      if (node.shadowRoot) for (const child of [...node.childNodes]) visit(child)
      // a date is written by the browser, whatever its value
      if (node instanceof HTMLInputElement && node.type !== 'date') texts.push(node.value)
    }
    visit(document.body)
    return texts.filter((text) => text.trim() !== '').join('\n')
  })
