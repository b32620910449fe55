import { common } from '../element/common.ts'
import { elementDefinition } from '../element/definition.ts'

/** What `<parapet-incident-banner>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-incident-banner',
  summary: 'A yellow banner that tells of an incident until it is dismissed.',
  height: '0px',
  attributes: {
    'status-url': {
      kind: 'string',
      summary: 'Address of the page that tells how things stand; without it there is no link.',
    },
    theme: common.attributes.theme,
    brand: common.attributes.brand,
  },
  properties: {},
  events: {
    'parapet-incident-dismissed': {
      summary: 'The visitor dismissed the message; the banner is gone.',
      detail: {},
    },
  },
  slots: {
    '': {
      summary: 'What happened; without it that e-mails came late and twice.',
    },
  },
  parts: {
    banner: { summary: 'The banner.' },
    dismiss: { summary: 'The button that dismisses it.' },
  },
  cssProperties: common.cssProperties,
})
