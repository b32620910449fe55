/** The visible texts of the matching elements, including shadow roots. Runs inside the page. */
export const textsIn = (selector: string): string => {
  const attributes = ['title', 'aria-label', 'aria-description', 'placeholder', 'alt']
  const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE'])
  const texts: string[] = [document.title]
  const visit = (node: Node): void => {
    if (node instanceof Text) texts.push(node.data)
    if (!(node instanceof Element)) return
    if (silent.has(node.tagName)) return
    for (const name of attributes) texts.push(node.getAttribute(name) ?? '')
    const { childNodes } = node.shadowRoot ?? node
    // A sentence may consist of several text nodes and inline elements.
    const isSentence = [...childNodes].every(
      (child) => child instanceof Text || (child instanceof Element && !child.children.length),
    )
    if (isSentence) texts.push([...childNodes].map(({ textContent }) => textContent).join(''))
    for (const child of [...childNodes]) visit(child)
    if (node.shadowRoot) for (const child of [...node.childNodes]) visit(child)
    // the browser formats dates, and toggles show no value
    const silentTypes = ['date', 'checkbox', 'radio']
    if (node instanceof HTMLInputElement && !silentTypes.includes(node.type)) texts.push(node.value)
  }
  for (const element of document.querySelectorAll(selector)) visit(element)
  return texts.filter((text) => text.trim() !== '').join('\n')
}
