import type { FormField } from './form-field.ts'

/** The state behind the members of a form field. */
export interface FieldElement extends HTMLElement {
  readonly internals: ElementInternals
  readonly field: FormField
}

/** Members that the element's internals have. */
const ofInternals = [
  'form',
  'labels',
  'validity',
  'validationMessage',
  'willValidate',
  'checkValidity',
  'reportValidity',
] as const

/** Attributes of every form field with the names of their properties. */
const flags = { disabled: 'disabled', required: 'required', readonly: 'readOnly' } as const

/** Attributes that change the state of a form field. A fieldset can also set `disabled`. */
export const fieldAttributes: readonly string[] = ['required', 'readonly']

/** Properties that a page may set before the element is defined. */
export const fieldProperties: readonly string[] = ['name', 'value', ...Object.values(flags)]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Adds the members of an `<input>` to a form-associated element. */
export function addFieldMembers(
  prototype: HTMLElement,
  own: (element: HTMLElement) => FieldElement,
): void {
  const add = (
    name: string,
    get: (element: FieldElement) => unknown,
    set?: (element: FieldElement, value: unknown) => void,
  ): void => {
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return get(own(this))
      },
      set(this: HTMLElement, value: unknown) {
        set?.(own(this), value)
      },
    })
  }
  for (const name of ofInternals)
    add(name, ({ internals }) => {
      const member: unknown = internals[name]
      return typeof member === 'function' ? member.bind(internals) : member
    })
  for (const [attribute, property] of Object.entries(flags))
    add(
      property,
      (element) => element.hasAttribute(attribute),
      (element, value) => element.toggleAttribute(attribute, Boolean(value)),
    )
  add('type', ({ localName }) => localName)
  add(
    'name',
    (element) => element.getAttribute('name') ?? '',
    (element, name) => element.setAttribute('name', textOf(name)),
  )
  add(
    'value',
    ({ field }) => field.value,
    ({ field }, value) => field.restore(textOf(value)),
  )
  add(
    'setCustomValidity',
    ({ field }) =>
      (message: unknown) =>
        field.setCustomMessage(textOf(message)),
  )
}
