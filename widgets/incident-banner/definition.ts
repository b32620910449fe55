import { common } from '../element/common.ts'
import { elementDefinition } from '../element/definition.ts'

/** The definition of `<parapet-incident-banner>`. */
export const definition = elementDefinition({
  tag: 'parapet-incident-banner',
  summary: 'A yellow banner about an incident, shown until dismissed.',
  height: 'clamp(2.8125em, (40em - 100vw) * 99, 4.125em)',
  attributes: {
    'status-url': {
      kind: 'string',
      summary: 'URL of the status page. Without it, no link is shown.',
    },
    theme: common.attributes.theme,
    brand: common.attributes.brand,
  },
  properties: {},
  events: {
    'parapet-ready': common.events['parapet-ready'],
    'parapet-incident-dismissed': {
      summary: 'The user dismissed the banner.',
      detail: {},
    },
  },
  slots: {
    '': {
      summary:
        'Description of the incident. Default: a message that emails are delayed and duplicated.',
    },
  },
  parts: {
    banner: { summary: 'The banner.' },
    dismiss: { summary: 'The Dismiss button.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    example: { attributes: { 'status-url': '#live' } },
    keyboard: [['`Enter` `Space`', 'On Dismiss: removes the banner.']],
    layout: ['In the flow of the page and as wide as its container; it covers nothing.'],
    accessibility: {
      exposed: 'A named region with text, an optional link and a Dismiss button.',
      tests: ['axe', 'keyboard'],
      limits: ['It is not announced when it appears, because it is meant to load with the page.'],
    },
  },
})
