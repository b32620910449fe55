import type { FormField } from './form-field.ts'

/** What the members of a form field read and change. */
export interface FieldElement extends HTMLElement {
  readonly internals: ElementInternals
  readonly field: FormField
}

type Members = Readonly<
  Record<
    string,
    {
      readonly get: (element: FieldElement) => unknown
      readonly set?: (element: FieldElement, value: unknown) => void
    }
  >
>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Attributes of every form field; each has a property of the given name. */
const flags = { disabled: 'disabled', required: 'required', readonly: 'readOnly' } as const

/** Attributes of form fields that change their state. `disabled` also comes from a fieldset. */
export const fieldAttributes: readonly string[] = ['required', 'readonly']

/** Properties that a page may set before the element is defined. */
export const fieldProperties: readonly string[] = ['name', 'value', ...Object.values(flags)]

const accessors: Members = {
  form: { get: ({ internals }) => internals.form },
  labels: { get: ({ internals }) => internals.labels },
  validity: { get: ({ internals }) => internals.validity },
  validationMessage: { get: ({ internals }) => internals.validationMessage },
  willValidate: { get: ({ internals }) => internals.willValidate },
  type: { get: ({ localName }) => localName },
  name: {
    get: (element) => element.getAttribute('name') ?? '',
    set: (element, name) => element.setAttribute('name', textOf(name)),
  },
  value: {
    get: ({ field }) => field.value,
    set: ({ field }, value) => field.restore(textOf(value)),
  },
  ...Object.fromEntries(
    Object.entries(flags).map(([attribute, property]) => [
      property,
      {
        get: (element: FieldElement) => element.hasAttribute(attribute),
        set: (element: FieldElement, value: unknown) =>
          element.toggleAttribute(attribute, Boolean(value)),
      },
    ]),
  ),
}

/** Gives a form-associated element the members of an `<input>`. */
export function addFieldMembers(
  prototype: HTMLElement,
  own: (element: HTMLElement) => FieldElement,
): void {
  for (const [name, { get, set }] of Object.entries(accessors))
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return get(own(this))
      },
      set:
        set &&
        function assign(this: HTMLElement, value: unknown) {
          set(own(this), value)
        },
    })
  const methods = {
    checkValidity: (element: FieldElement) => element.internals.checkValidity(),
    reportValidity: (element: FieldElement) => element.internals.reportValidity(),
    setCustomValidity: ({ field }: FieldElement, message: unknown) =>
      field.setCustomMessage(textOf(message)),
  }
  for (const [name, call] of Object.entries(methods))
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: HTMLElement, given: unknown) {
        return call(own(this), given)
      },
    })
}
