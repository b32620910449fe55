import { html, nothing } from 'lit'
import { LightElement } from '../element/light-element.ts'
import { bannerText } from '../element/banner-text.ts'
import { definition } from './definition.ts'
import styles from './incident-banner.styles.css'

const css = styles.classes

/** A message in the flow of the page. It moves the content below down and covers nothing. */
export class IncidentBanner extends LightElement {
  static override readonly definition = definition
  static override readonly ownStyles = [styles]

  #isDismissed = false

  readonly #dismiss = (): void => {
    this.#isDismissed = true
    this.requestUpdate()
    this.emit('parapet-incident-dismissed', {})
  }

  override render() {
    if (this.#isDismissed) return nothing
    const status = this.getAttribute('status-url')
    return html`
      <section
        part="banner"
        class=${css['banner']}
        aria-label=${bannerText('banners:incident.label', this.translated)}
      >
        <p class=${css['text']}>
          <slot>${bannerText('banners:incident.text', this.translated)}</slot>
        </p>
        <div class=${css['ways']}>
          ${
            status === null
              ? nothing
              : html`<a class=${css['way']} href=${status} target="_blank" rel="noopener">
                  ${bannerText('banners:incident.status', this.translated)}
                </a>`
          }
          <button type="button" part="dismiss" class=${css['way']} @click=${this.#dismiss}>
            ${bannerText('banners:incident.dismiss', this.translated)}
          </button>
        </div>
      </section>
    `
  }
}

IncidentBanner.addProperties()
