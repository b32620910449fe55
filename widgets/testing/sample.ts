import { assert, until } from './assert.ts'
import { inside } from './mount.ts'

export const of = (element: Element, name: string): HTMLElement => {
  const found = inside(element, `[data-of=${name}]`)
  assert(found, `No ${name} in <${element.localName}>`)
  return found
}

/** The values that the sample shows. */
export const valuesOf = (element: Element): Record<string, unknown> =>
  JSON.parse(of(element, 'values').textContent || '{}')

/** Waits for the first render. */
export const ready = (element: Element) =>
  until(() => inside(element, '[data-of=values]'), 'the first picture')

/** Waits until the sample has the values. */
export const shows = (element: Element, expected: Record<string, unknown>) =>
  until(
    () => {
      const values = valuesOf(element)
      return Object.entries(expected).every(
        ([name, value]) => JSON.stringify(values[name]) === JSON.stringify(value),
      )
    },
    `values ${JSON.stringify(expected)}`,
  )

/** Types text so that React handles it. */
export function type(element: Element, text: string): HTMLInputElement {
  const input = element.shadowRoot?.querySelector('input')
  assert(input, 'No input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  return input
}
