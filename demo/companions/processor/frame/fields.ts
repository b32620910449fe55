/**
 * Creates an element from its tag, attributes and children. Strings become text nodes, never
 * markup.
 */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** A labelled input with its hint and its error. */
export interface Field {
  readonly element: HTMLElement
  readonly input: HTMLInputElement | HTMLSelectElement
  /** Shows an error, or removes it. */
  showError(text: string | undefined): void
}

/** Combines label, hint, error and input, and connects them for assistive technology. */
export const field = (
  id: string,
  label: string,
  input: HTMLInputElement | HTMLSelectElement,
  hint?: string,
): Field => {
  const error = make('p', { class: 'fault', id: `${id}-fault` })
  const about = make('span', { class: 'hint', id: `${id}-hint` }, hint ?? '')
  input.id = id
  input.setAttribute('aria-describedby', `${id}-fault${hint === undefined ? '' : ` ${id}-hint`}`)
  const element = make('div', { class: 'field' }, make('label', { for: id }, label), input, error)
  if (hint !== undefined) element.firstElementChild?.append(' ', about)
  return {
    element,
    input,
    showError(text) {
      error.textContent = text ?? ''
      if (text === undefined) input.removeAttribute('aria-invalid')
      else input.setAttribute('aria-invalid', 'true')
    },
  }
}

/** A text input for digits, shown in groups: `4242 4242`. */
export const groupedInput = (
  attributes: Readonly<Record<string, string>>,
  group: (digits: string) => string,
): HTMLInputElement => {
  const input = make('input', { inputmode: 'numeric', spellcheck: 'false', ...attributes })
  input.addEventListener('input', () => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length)
    const digitsBefore = before.replaceAll(/\D/g, '').length
    const formatted = group(input.value.replaceAll(/\D/g, ''))
    if (formatted === input.value) return
    input.value = formatted
    // Restores the caret behind the same digit.
    let position = 0
    for (let seen = 0; position < formatted.length && seen < digitsBefore; position += 1) {
      if (/\d/.test(formatted.charAt(position))) seen += 1
    }
    input.setSelectionRange(position, position)
  })
  return input
}
