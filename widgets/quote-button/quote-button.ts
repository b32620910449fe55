import { html, nothing } from 'lit'
import { controlsIn } from '../element/focusable.ts'
import { loadError } from '../element/load-error.ts'
import { emitError } from '../element/emit-error.ts'
import { elementText } from '../element/texts.ts'
import { LightElement } from '../element/light-element.ts'
import buttonStyles from '../kit/button.styles.css'
import dialogStyles from '../kit/dialog.styles.css'
import iconStyles from '../kit/icon.styles.css'
import type { CodeRequest } from '../loader/code-request.ts'
import { definition } from './definition.ts'
import quoteButtonStyles from './quote-button.styles.css'

const codeRequest: CodeRequest = 'parapet-code-wanted'
const calculatorTag = 'parapet-quote-calculator'
const css = quoteButtonStyles.classes
const button = buttonStyles.classes
const dialog = dialogStyles.classes

/** The button and its dialog. The calculator inside is created when the dialog first opens. */
export class QuoteButton extends LightElement {
  static override readonly definition = definition
  static override readonly ownStyles = [buttonStyles, dialogStyles, iconStyles, quoteButtonStyles]

  #calculator: HTMLElement | undefined
  #isConfirmingDiscard = false
  #hasLoadError = false
  #releaseRegion: (() => void) | undefined

  override attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    super.attributeChangedCallback(name, old, text)
    if (this.#calculator) this.#forwardAttributes(this.#calculator)
  }

  /** Forwards properties that the page sets while the dialog is open. */
  protected override updated(): void {
    if (this.#calculator) this.#forwardAttributes(this.#calculator)
    this.liveRegion.update(() => this.#announcements())
  }

  #announcements(): readonly string[] {
    const question = `${elementText('element:discard.title', this.translated)} ${elementText('element:discard.text', this.translated)}`
    return [
      this.#hasLoadError ? elementText('element:loadFailed', this.translated) : '',
      this.#isConfirmingDiscard ? question : '',
    ]
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog')
  }

  /** Whether the calculator inside has unsaved input. */
  get dirty(): boolean {
    return Boolean(this.#calculator && Reflect.get(this.#calculator, 'dirty'))
  }

  #forwardAttributes(calculator: HTMLElement): void {
    for (const name of Object.keys(definition.attributes)) {
      const text = this.getAttribute(name)
      if (text === null) calculator.removeAttribute(name)
      else calculator.setAttribute(name, text)
    }
    for (const name of Object.keys(definition.properties))
      if (this.values.get()[name] !== undefined)
        Reflect.set(calculator, name, this.values.get()[name])
  }

  readonly #prepare = async (): Promise<void> => {
    this.emit(codeRequest, { tag: calculatorTag })
    await customElements.whenDefined(calculatorTag)
    this.#hasLoadError = false
    this.requestUpdate()
  }

  /**
   * Whether the calculator's tag was defined by another script, which would leave the dialog empty.
   */
  #isTagTaken(): boolean {
    const element = customElements.get(calculatorTag)
    return element !== undefined && !('definition' in element)
  }

  #showDialog(): void {
    const element = this.#dialog
    if (!element) return
    element.showModal()
    this.#releaseRegion ??= this.liveRegion.moveTo(element)
  }

  readonly #open = async (): Promise<void> => {
    if (this.#isTagTaken()) {
      emitError(this, loadError('tagTaken'))
      return
    }
    this.#calculator ??= document.createElement(calculatorTag)
    this.#forwardAttributes(this.#calculator)
    void this.#prepare()
    this.requestUpdate()
    await this.updateComplete
    this.#showDialog()
    this.emit('parapet-dialog-opened', {})
  }

  /** Opens the dialog, as a click does. */
  async open(): Promise<void> {
    if (!this.#dialog?.open) await this.#open()
  }

  /** Closes the dialog, as its close button does. */
  async close(): Promise<void> {
    if (this.#dialog?.open && !this.#isConfirmingDiscard) this.#requestClose()
    await this.updateComplete
  }

  /** The state of the calculator inside, or of an empty one before it exists. */
  async getQuote(): Promise<unknown> {
    const method: unknown = this.#calculator && Reflect.get(this.#calculator, 'getQuote')
    return typeof method === 'function'
      ? method.call(this.#calculator)
      : { step: 'company', dirty: false }
  }

  /**
   * Moves focus from the close button into the calculator: Firefox skips a shadow root inside a dialog
   * that is itself in a shadow root.
   */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { activeElement } = this.renderRoot as ShadowRoot
    if (event.key !== 'Tab' || activeElement?.getAttribute('part') !== 'close') return
    const inside = this.#calculator?.shadowRoot
    const next = inside && controlsIn(inside).at(event.shiftKey ? -1 : 0)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  readonly #requestClose = (event?: Event): void => {
    // A second Escape without user activation cannot be cancelled; `#onClose` reopens the dialog.
    if (event && !event.cancelable) return
    event?.preventDefault()
    if (this.#isConfirmingDiscard) this.#cancelDiscard()
    else if (this.dirty) {
      this.#isConfirmingDiscard = true
      this.requestUpdate()
    } else this.#dialog?.close()
  }

  readonly #cancelDiscard = (): void => {
    this.#isConfirmingDiscard = false
    this.requestUpdate()
  }

  /** The input was discarded, so the dialog next opens with an empty calculator. */
  readonly #discard = (): void => {
    this.#calculator = undefined
    this.#dialog?.close()
  }

  readonly #onClose = (event: Event): void => {
    if (event.target !== event.currentTarget) return
    if (this.dirty) {
      this.#dialog?.showModal()
      this.#isConfirmingDiscard = !this.#isConfirmingDiscard
      this.requestUpdate()
      return
    }
    this.#releaseRegion?.()
    this.#releaseRegion = undefined
    this.#cancelDiscard()
    this.emit('parapet-dialog-closed', {})
  }

  readonly #onError = (event: Event): void => {
    if ((event as CustomEvent<{ phase: string }>).detail.phase === 'load') {
      this.#hasLoadError = !customElements.get(calculatorTag)
      this.requestUpdate()
    }
  }

  override render() {
    const label = this.getAttribute('dialog-label') ?? this.textContent.trim()
    return html`
      <button
        type="button"
        part="button"
        class="${button['button']} ${button['primary']} ${button['medium']}"
        aria-haspopup="dialog"
        @pointerenter=${this.#prepare}
        @click=${this.#open}
      >
        <slot></slot>
      </button>
      ${this.#calculator ? this.#renderDialog(label, this.#calculator) : nothing}
    `
  }

  #renderDialog(label: string, calculator: HTMLElement) {
    return html`
      <dialog
        part="dialog"
        class="${dialog['dialog']} ${dialog['wide']}"
        aria-label=${label}
        @cancel=${this.#requestClose}
        @close=${this.#onClose}
        @parapet-error=${this.#onError}
        @keydown=${this.#onKeyDown}
        @mousedown=${(event: MouseEvent) => {
          if (event.target === event.currentTarget) this.#requestClose()
        }}
      >
        <div class=${dialog['sheet']}>
          <header class=${dialog['head']}>
            <h2 class=${dialog['title']}>${label}</h2>
          </header>
          <div class="${dialog['body']} ${css['body']}">
            ${this.#hasLoadError ? html`<p part="error">${elementText('element:loadFailed', this.translated)}</p>` : nothing}
            ${calculator}
          </div>
          ${this.#isConfirmingDiscard ? this.#renderQuestion() : nothing}
          <button
            type="button"
            part="close"
            class="${button['button']} ${button['quiet']} ${button['small']} ${button['iconOnly']} ${dialog['close']}"
            aria-label=${elementText('element:close', this.translated)}
            @click=${() => this.#requestClose()}
          >
            <svg class=${iconStyles.classes['icon']} viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4 12 12 M12 4 4 12" />
            </svg>
          </button>
        </div>
      </dialog>
    `
  }

  #renderQuestion() {
    return html`
      <div class=${dialog['ask']} data-question="">
        <p class=${dialog['question']}>
          <strong>${elementText('element:discard.title', this.translated)}</strong>
          ${elementText('element:discard.text', this.translated)}
        </p>
        <div class=${dialog['answers']}>
          <button
            type="button"
            autofocus
            class="${button['button']} ${button['secondary']} ${button['medium']}"
            @click=${this.#cancelDiscard}
          >
            ${elementText('element:discard.stay', this.translated)}
          </button>
          <button
            type="button"
            class="${button['button']} ${button['danger']} ${button['medium']}"
            @click=${this.#discard}
          >
            ${elementText('element:discard.leave', this.translated)}
          </button>
        </div>
      </div>
    `
  }
}

QuoteButton.addProperties()
