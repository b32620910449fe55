import type { Consent } from '#core/identity/consent/consent.ts'
import { common } from '../element/common.ts'
import { elementDefinition, property } from '../element/definition.ts'

/** What `<parapet-cookie-bar>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-cookie-bar',
  summary:
    'Asks at the bottom of the page whether cookies are agreed to, 1.5 seconds after it loaded, until it is answered.',
  height: '0px',
  attributes: {
    'privacy-url': {
      kind: 'string',
      summary: 'Address of the privacy policy; without it there is no link.',
    },
    theme: common.attributes.theme,
    brand: common.attributes.brand,
  },
  properties: {
    consent: property<Consent>({
      type: 'object',
      summary: 'The answer that a platform keeps; without it the page’s own storage keeps it.',
    }),
  },
  events: {
    'parapet-consent-changed': {
      summary: 'The visitor answered.',
      detail: { enabled: { type: 'boolean', summary: 'Whether cookies are agreed to.' } },
    },
  },
  slots: {},
  parts: {
    bar: { summary: 'The bar.' },
    accept: { summary: 'The button that agrees.' },
    deny: { summary: 'The button that does not.' },
  },
  cssProperties: common.cssProperties,
})
