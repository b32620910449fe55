import { common } from '../element/common.ts'
import { elementDefinition } from '../element/definition.ts'

/** What `<parapet-claims-phone>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-claims-phone',
  summary: 'The telephone number under which claims are reported.',
  height: '36px',
  inline: true,
  attributes: {
    region: common.attributes.region,
    theme: common.attributes.theme,
    brand: common.attributes.brand,
  },
  properties: {},
  events: {},
  slots: {},
  parts: { link: { summary: 'The number, which dials.' } },
  cssProperties: common.cssProperties,
})
