import { html, nothing } from 'lit'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { createHostSignIn, type HostSignIn } from '#core/identity/host-sign-in/host-sign-in.ts'
import type { HostTokens } from '#core/identity/host-sign-in/model.ts'
import { errorDetail } from '../element/error-detail.ts'
import { LightElement } from '../element/light-element.ts'
import { loadError } from '../element/load-error.ts'
import { emitError } from '../element/emit-error.ts'
import { elementText } from '../element/texts.ts'
import buttonStyles from '../kit/button.styles.css'
import { definition } from './definition.ts'
import { openPopUp } from './pop-up.ts'
import styles from './sign-in-button.styles.css'

const css = styles.classes
const button = buttonStyles.classes
const loadExchange = () => import('./exchange.ts')

/** Attributes whose change ends a sign-in. */
const deciding: readonly string[] = ['api-base', 'client-key']

/** The button and the signed-in user. The token exists only in this object's memory. */
export class SignInButton extends LightElement {
  static override readonly definition = definition
  static override readonly ownStyles = [buttonStyles, styles]

  #hostSignIn: HostSignIn | undefined
  #hadFocus = false

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('message', this.#onMessage)
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('message', this.#onMessage)
    // moving the element removes and reinserts it synchronously
    queueMicrotask(() => {
      if (!this.isConnected) this.#drop()
    })
  }

  override attributeChangedCallback(name: string, old: string | null, text: string | null): void {
    super.attributeChangedCallback(name, old, text)
    if (deciding.includes(name) && old !== text) this.#drop()
  }

  /** Opens the pop-up. Call it in a click handler. */
  async signIn(): Promise<void> {
    this.#signIn().signIn()
    loadExchange().catch(() => undefined)
  }

  /** Removes the user's token from the page. */
  async signOut(): Promise<void> {
    this.#hostSignIn?.signOut()
  }

  /** The token of the signed-in user; undefined before and after. */
  get accessToken(): string | undefined {
    const state = this.#hostSignIn?.$state.get()
    return state?.step === 'signed-in' ? state.accessToken : undefined
  }

  #drop(): void {
    this.#hostSignIn?.signOut()
    this.#hostSignIn?.dispose()
    this.#hostSignIn = undefined
    this.requestUpdate()
  }

  #apiBase(): string {
    return new URL(this.getAttribute('api-base') || import.meta.url, location.href).origin
  }

  #signIn(): HostSignIn {
    if (this.#hostSignIn) return this.#hostSignIn
    const apiBase = this.#apiBase()
    const hostSignIn = createHostSignIn({
      apiBase,
      clientKey: this.getAttribute('client-key') ?? '',
      origin: location.origin,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      after(ms, work) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      open: openPopUp,
      exchange: async (body) => {
        const { exchange } = await loadExchange()
        const region = this.getAttribute('region')?.toLowerCase()
        return exchange({ apiBase, region }, body, (text) => {
          this.#slow = text
          this.requestUpdate()
        })
      },
      onSignedIn: (tokens) => this.#emitSignedIn(tokens),
      onCancelled: () => this.emit('parapet-sign-in-cancelled', {}),
      onSignedOut: () => this.emit('parapet-signed-out', {}),
      onFailed: (error) => this.#emitFailure(error),
    })
    hostSignIn.$state.listen(() => {
      this.#hadFocus = this.shadowRoot?.activeElement != null
      this.requestUpdate()
    })
    this.#hostSignIn = hostSignIn
    return hostSignIn
  }

  #emitSignedIn({ accessToken, expiresIn, user }: HostTokens): void {
    this.emit('parapet-signed-in', { accessToken, expiresIn, ...user })
  }

  #failure: string | undefined
  #slow: string | undefined

  #emitFailure(error: unknown): void {
    const isClientError = error instanceof ClientError
    this.#failure = isClientError
      ? error.message
      : elementText('element:loadFailed', this.translated)
    this.requestUpdate()
    emitError(
      this,
      isClientError ? errorDetail(error) : loadError('loadFailed', { message: this.#failure }),
    )
  }

  readonly #onMessage = ({ data, origin }: MessageEvent): void =>
    this.#hostSignIn?.handleMessage(data, origin)

  readonly #click = (): void => {
    this.#failure = undefined
    void this.signIn()
  }

  #announced(): readonly string[] {
    const state = this.#hostSignIn?.$state.get()
    switch (state?.step) {
      case 'signed-in':
        return [state.user.name]
      case 'waiting':
        return [elementText('element:signIn.waiting', this.translated)]
      case 'blocked':
        return [elementText('element:signIn.blocked', this.translated)]
      default:
        return [this.#slow ?? '', this.#failure ?? '']
    }
  }

  /** If the focused button was replaced, its replacement gets the focus. */
  protected override updated(): void {
    this.liveRegion.update(() => this.#announced())
    if (!this.#hadFocus || this.shadowRoot?.activeElement) return
    this.renderRoot.querySelector('button')?.focus()
    this.#hadFocus = false
  }

  override render() {
    const state = this.#hostSignIn?.$state.get() ?? { step: 'signed-out' as const }
    if (state.step === 'signed-in') {
      return html`
        <span class=${css['signedIn']}>
          <span part="user" class=${css['user']}>${state.user.name}</span>
          <button
            type="button"
            part="sign-out"
            class="${button['button']} ${button['quiet']} ${button['small']}"
            @click=${() => this.signOut()}
          >
            ${elementText('element:signIn.out', this.translated)}
          </button>
        </span>
      `
    }
    return html`
      <button
        type="button"
        part="button"
        class="${button['button']} ${button['primary']} ${button['medium']}"
        aria-haspopup="dialog"
        aria-busy=${state.step === 'finishing' ? 'true' : nothing}
        @pointerenter=${() => void loadExchange().catch(() => undefined)}
        @click=${this.#click}
      >
        <slot>${elementText('element:signIn.in', this.translated)}</slot>
      </button>
      ${this.#slow === undefined ? nothing : html`<span class=${css['slow']}>${this.#slow}</span>`}
      ${state.step === 'blocked' ? this.#renderBlocked(state.address) : nothing}
      ${this.#failure === undefined ? nothing : html`<p part="error" class=${css['failure']}>${this.#failure}</p>`}
    `
  }

  #renderBlocked(address: string) {
    return html`
      <p part="blocked error" class=${css['blocked']}>
        ${elementText('element:signIn.blocked', this.translated)}
        <a href=${address} target="_blank" rel="opener"
          >${elementText('element:signIn.open', this.translated)}</a
        >
      </p>
    `
  }
}

SignInButton.addProperties()
