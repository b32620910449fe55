import texts from '#core/foundation/wording/locales/en-US/element.json' with { type: 'json' }

type Listener = () => void
type Restore = (value: string) => void

/** The element as a form field. The feature sets the value, and the form reads it. */
export class FormField {
  readonly #internals: ElementInternals
  readonly #resets = new Set<Listener>()
  readonly #restores = new Set<Restore>()
  #value = ''
  /** A value to restore, set before the feature has rendered. */
  #pending: string | undefined
  #message = ''
  #customMessage = ''
  #isRequired = false

  constructor(internals: ElementInternals) {
    this.#internals = internals
  }

  get value(): string {
    return this.#value
  }

  /** Sets the value to submit. A message makes the field invalid. */
  set(value: string, message = ''): void {
    this.#value = value
    this.#message = message
    this.#internals.setFormValue(value)
    this.validate()
  }

  require(isRequired: boolean): void {
    this.#isRequired = isRequired
    this.validate()
  }

  setCustomMessage(message: string): void {
    this.#customMessage = message
    this.validate()
  }

  /** Sets the validation message. The browser shows it at `anchor` and moves the focus there. */
  validate(anchor?: HTMLElement): void {
    const custom = this.#customMessage || this.#message
    const valueMissing = this.#isRequired && this.#value === ''
    const message = custom || (valueMissing ? texts.incomplete : '')
    this.#internals.setValidity({ valueMissing, customError: custom !== '' }, message, anchor)
  }

  /** Called when the form is reset. */
  onReset(listener: Listener): () => void {
    this.#resets.add(listener)
    return () => this.#resets.delete(listener)
  }

  /** Called with a value that the page sets or the browser restores. */
  onRestore(listener: Restore): () => void {
    this.#restores.add(listener)
    if (this.#pending !== undefined) listener(this.#pending)
    this.#pending = undefined
    return () => this.#restores.delete(listener)
  }

  reset(): void {
    for (const listener of [...this.#resets]) listener()
  }

  restore(value: string): void {
    if (value === this.#value) return
    if (value === '') this.reset()
    else if (this.#restores.size === 0) this.#pending = value
    for (const listener of this.#restores) listener(value)
  }
}
