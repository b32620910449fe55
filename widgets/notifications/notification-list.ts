import { html, type PropertyValues } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import {
  createNotifications,
  type Notification,
  type NotificationKind,
  type Notifications,
} from '#core/platform/notifications/notifications.ts'
import { elementText } from '../element/texts.ts'
import { LightElement } from '../element/light-element.ts'
import buttonStyles from '../kit/button.styles.css'
import iconStyles from '../kit/icon.styles.css'
import { randomId } from '../platform/random-id.ts'
import { definition } from './definition.ts'
import styles from './notifications.styles.css'
import { showPageEvents } from './page-events.ts'

/** Milliseconds that a message stays. Errors stay until dismissed. */
const stay = {
  success: 6_000,
  info: 6_000,
  warning: 10_000,
  error: Number.POSITIVE_INFINITY,
} as const satisfies Record<NotificationKind, number>

const css = styles.classes
const button = buttonStyles.classes

/** Messages at the bottom center in the top layer, announced when they appear. */
export class NotificationList extends LightElement {
  static override readonly definition = definition
  static override readonly ownStyles = [buttonStyles, iconStyles, styles]

  readonly #own = createNotifications(randomId)
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #isPaused = false
  #stops: (() => void)[] = []
  #shown: readonly Notification[] = []
  #source: Notifications | undefined

  override connectedCallback(): void {
    super.connectedCallback()
    this.#listen()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#stop()
    this.#source = undefined
    this.#clearTimers()
  }

  protected override willUpdate(): void {
    if (this.isConnected) this.#listen()
  }

  #given(): Notifications {
    // The definition types the property.
    return (this.values.get()['notifications'] as Notifications | undefined) ?? this.#own
  }

  #listen(): void {
    const source = this.#given()
    if (source === this.#source) return
    this.#stop()
    this.#source = source
    this.#stops = [
      source.$notifications.subscribe((shown) => {
        this.#shown = shown
        this.#time()
        this.requestUpdate()
      }),
      ...(source === this.#own ? [showPageEvents(this.ownerDocument, source)] : []),
    ]
  }

  #stop(): void {
    for (const stop of this.#stops) stop()
    this.#stops = []
  }

  #clearTimers(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  /** Starts missing timers. Hover and focus pause them. */
  #time(): void {
    if (this.#isPaused) return
    for (const { id, kind } of this.#shown)
      if (!this.#timers.has(id) && Number.isFinite(stay[kind]))
        this.#timers.set(
          id,
          setTimeout(() => this.#dismiss(id), stay[kind]),
        )
  }

  #dismiss(id: string): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    this.#source?.dismiss(id)
  }

  readonly #hold = (): void => {
    this.#isPaused = true
    this.#clearTimers()
  }

  readonly #go = (): void => {
    this.#isPaused = false
    this.#time()
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    this.liveRegion.update(() => this.#shown.map(({ text }) => text))
    const list = this.renderRoot.querySelector<HTMLElement>('[popover]')
    if (!list) return
    const open = list.matches(':popover-open')
    // Reopened with each change, to stay above dialogs that opened in the meantime.
    if (open) list.hidePopover()
    if (this.#shown.length > 0) list.showPopover()
  }

  override render() {
    return html`
      <div
        popover="manual"
        class=${css['list']}
        @pointerenter=${this.#hold}
        @pointerleave=${this.#go}
        @focusin=${this.#hold}
        @focusout=${this.#go}
      >
        <div class=${css['cards']}>
          ${repeat(
            this.#shown,
            ({ id }) => id,
            (notification) => this.#renderCard(notification),
          )}
        </div>
      </div>
    `
  }

  #renderCard({ id, kind, text }: Notification) {
    return html`
      <div part=${kind === 'error' ? 'card error' : 'card'} class="${css['card']} ${css[kind]}">
        <p class=${css['text']}>${text}</p>
        <button
          type="button"
          class="${button['button']} ${button['quiet']} ${button['small']} ${button['iconOnly']}"
          aria-label=${elementText('element:dismiss', this.translated)}
          @click=${() => this.#dismiss(id)}
        >
          <svg class=${iconStyles.classes['icon']} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4 12 12 M12 4 4 12" />
          </svg>
        </button>
      </div>
    `
  }
}

NotificationList.addProperties()
