import { html, nothing } from 'lit'
import { createConsent, type Consent } from '#core/identity/consent/consent.ts'
import { LightElement } from '../element/light-element.ts'
import { bannerText } from '../element/banner-text.ts'
import buttonStyles from '../kit/button.styles.css'
import { onStorage } from '../platform/on-storage.ts'
import { browserStore } from '../platform/stores.ts'
import styles from './cookie-bar.styles.css'
import { definition } from './definition.ts'

/** Milliseconds from page load to the question (spec 1 §9). */
const delay = 1_500

const css = styles.classes
const button = buttonStyles.classes

/** A bar that asks once and does not take the focus. */
export class CookieBar extends LightElement {
  static override readonly definition = definition
  static override readonly ownStyles = [buttonStyles, styles]

  #isDue = false
  #isAskedAgain = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #own: Consent | undefined
  #source: Consent | undefined
  #stop: () => void = () => {}

  override connectedCallback(): void {
    super.connectedCallback()
    this.#listen()
    const left = Math.max(0, delay - performance.now())
    this.#timer = setTimeout(() => {
      this.#isDue = true
      this.requestUpdate()
    }, left)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    clearTimeout(this.#timer)
    this.#stop()
    this.#source = undefined
    this.#own?.dispose()
    this.#own = undefined
  }

  protected override willUpdate(): void {
    if (this.isConnected) this.#listen()
  }

  #consentSource(): Consent {
    // The definition types the property.
    const pageConsent = this.values.get()['consent'] as Consent | undefined
    if (pageConsent) return pageConsent
    this.#own ??= createConsent({
      device: browserStore(() => localStorage),
      now: () => Date.now(),
      onChange: onStorage,
    })
    return this.#own
  }

  #listen(): void {
    const source = this.#consentSource()
    if (source === this.#source) return
    this.#stop()
    this.#source = source
    this.#stop = source.$consent.listen(() => this.requestUpdate())
  }

  /** Asks again, whatever the previous answer. */
  async open(): Promise<void> {
    this.#isAskedAgain = true
    this.requestUpdate()
    await this.updateComplete
  }

  #answer(enabled: boolean): void {
    this.#isAskedAgain = false
    this.requestUpdate()
    this.#source?.answer(enabled)
    this.emit('parapet-consent-changed', { enabled })
  }

  override render() {
    const isAnswered = this.#source?.$consent.get() !== undefined
    if (!this.#isAskedAgain && (!this.#isDue || isAnswered)) return nothing
    const privacy = this.getAttribute('privacy-url')
    return html`
      <section
        part="bar"
        class=${css['bar']}
        aria-label=${bannerText('banners:cookies.label', this.translated)}
      >
        <p class=${css['text']}>
          ${bannerText('banners:cookies.text', this.translated)}
          ${
            privacy === null
              ? nothing
              : html`<a class=${css['link']} href=${privacy}
                  >${bannerText('banners:cookies.privacy', this.translated)}</a
                >`
          }
        </p>
        <div class=${css['answers']}>
          <button
            type="button"
            part="deny"
            class="${button['button']} ${button['secondary']} ${button['medium']}"
            @click=${() => this.#answer(false)}
          >
            ${bannerText('banners:cookies.deny', this.translated)}
          </button>
          <button
            type="button"
            part="accept"
            class="${button['button']} ${button['secondary']} ${button['medium']}"
            @click=${() => this.#answer(true)}
          >
            ${bannerText('banners:cookies.accept', this.translated)}
          </button>
        </div>
      </section>
    `
  }
}

CookieBar.addProperties()
