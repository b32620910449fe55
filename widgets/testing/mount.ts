import { afterEach } from './suite.ts'

/** A container on the page, emptied for each test. */
const stage = document.createElement('div')
document.body.append(stage)
afterEach(() => stage.replaceChildren())

/** Puts markup on the page and returns its first element. */
export function mount(markup: string): HTMLElement {
  const template = document.createElement('template')
  template.innerHTML = markup
  stage.append(document.importNode(template.content, true))
  const first = stage.lastElementChild
  if (!(first instanceof HTMLElement)) throw new Error(`No element in ${markup}`)
  return first
}

/** The first match inside the element's shadow root. */
export const inside = (element: Element, selector: string): HTMLElement | null =>
  element.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
