import { html } from 'lit'
import { regionOfHost } from '#core/foundation/region/region.ts'
import { regions, regionTable } from '#core/foundation/region/regions.ts'
import { LightElement } from '../element/light-element.ts'
import { bannerText } from '../element/banner-text.ts'
import styles from './claims-phone.styles.css'
import { definition } from './definition.ts'

const css = styles.classes

/** A link that dials the claims team of the region. */
export class ClaimsPhone extends LightElement {
  static override readonly definition = definition
  static override readonly sheets = [styles]

  override render() {
    const named = this.getAttribute('region')?.toUpperCase()
    const region = regions.find((each) => each === named) ?? regionOfHost(location.hostname)
    const { claimsPhone } = regionTable[region]
    return html`
      ${bannerText('banners:claims.call')}
      <a part="link" class=${css['link']} href="tel:${claimsPhone.replaceAll(' ', '')}"
        >${claimsPhone}</a
      >
    `
  }
}

ClaimsPhone.addProperties()
