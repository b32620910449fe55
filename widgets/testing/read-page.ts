import { assert, until } from './assert.ts'

/** The visible content of an element: its buttons and text. */
export interface PageReader {
  button(text: string): HTMLButtonElement
  /** The visible text, with single spaces. */
  text(): string
  expectText(text: string): Promise<unknown>
}

/** Reads the content of an element's root. */
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
    expectText: (text) => until(() => page.text().includes(text), `the text “${text}”`),
  }
  return page
}

/**
 * Sets a control's value through the prototype's setter, because React intercepts the element's
 * own.
 */
export const setNativeValue = (
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void => {
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
}
