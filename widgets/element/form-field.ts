type Listener = () => void

/** The element as a field of its form. A feature sets the value, the form reads it. */
export class FormField {
  readonly #internals: ElementInternals
  readonly #resets = new Set<Listener>()
  #value = ''

  constructor(internals: ElementInternals) {
    this.#internals = internals
  }

  get value(): string {
    return this.#value
  }

  /** Sets the value to submit; a message makes the field invalid. */
  set(value: string, message = '', anchor?: HTMLElement): void {
    this.#value = value
    this.#internals.setFormValue(value)
    this.#internals.setValidity(message ? { customError: true } : {}, message, anchor)
  }

  /** Calls back when the form is reset. */
  onReset(listener: Listener): () => void {
    this.#resets.add(listener)
    return () => this.#resets.delete(listener)
  }

  reset(): void {
    for (const listener of [...this.#resets]) listener()
  }
}

type Accessors = Readonly<Record<string, (internals: ElementInternals) => unknown>>

/** The members of form fields, read from the element's internals. */
const standard = {
  form: (internals) => internals.form,
  labels: (internals) => internals.labels,
  validity: (internals) => internals.validity,
  validationMessage: (internals) => internals.validationMessage,
  willValidate: (internals) => internals.willValidate,
} satisfies Accessors

/** Gives a form-associated element the members of an `<input>`. */
export function addFieldMembers(
  prototype: HTMLElement,
  internalsOf: (element: HTMLElement) => ElementInternals,
  fieldOf: (element: HTMLElement) => FormField,
): void {
  for (const [name, read] of Object.entries(standard))
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return read(internalsOf(this))
      },
    })
  Object.defineProperties(prototype, {
    name: {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute('name') ?? ''
      },
      set(this: HTMLElement, name: string) {
        this.setAttribute('name', name)
      },
    },
    type: {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.localName
      },
    },
    value: {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return fieldOf(this).value
      },
    },
    checkValidity: {
      configurable: true,
      writable: true,
      value(this: HTMLElement) {
        return internalsOf(this).checkValidity()
      },
    },
    reportValidity: {
      configurable: true,
      writable: true,
      value(this: HTMLElement) {
        return internalsOf(this).reportValidity()
      },
    },
  })
}
