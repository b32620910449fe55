import { assert, until } from './assert.ts'

/** What a user finds in an element: its buttons and its text. */
export interface PageReader {
  button(text: string): HTMLButtonElement
  /** The text on screen, with single spaces. */
  text(): string
  says(text: string): Promise<unknown>
}

/** Reads what stands in an element's root. */
export const readPage = (root: ShadowRoot): PageReader => {
  const page: PageReader = {
    button(text) {
      const found = [...root.querySelectorAll('button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent).trim() === text,
      )
      assert(found, `No button ${text}`)
      return found
    },
    text: () =>
      [...root.children]
        .map((each) => each.textContent)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    says: (text) => until(() => page.text().includes(text), `the text “${text}”`),
  }
  return page
}

/** Sets a control's value; React listens to the element's own setter, which the prototype's bypasses. */
export const setNativeValue = (
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void => {
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}
