import type { Consent } from '#core/identity/consent/consent.ts'
import { common } from '../element/common.ts'
import { elementDefinition, method, property } from '../element/definition.ts'

/** The definition of `<parapet-cookie-bar>`. */
export const definition = elementDefinition({
  tag: 'parapet-cookie-bar',
  summary:
    'Asks for cookie consent at the bottom of the page, 1.5 seconds after the page loads, until the user answers.',
  height: '0px',
  attributes: {
    'privacy-url': {
      kind: 'string',
      summary: 'URL of the privacy policy. Without it, no link is shown.',
    },
    theme: common.attributes.theme,
    brand: common.attributes.brand,
  },
  properties: {
    consent: property<Consent>({
      type: 'object',
      summary: 'The consent store of a platform. Default: the page’s own storage.',
    }),
  },
  methods: {
    open: method<() => void>({
      summary:
        'Asks again so that the visitor can change their answer. For a “Cookie settings” link.',
    }),
  },
  events: {
    'parapet-ready': common.events['parapet-ready'],
    'parapet-consent-changed': {
      summary: 'The user answered.',
      detail: { enabled: { type: 'boolean', summary: 'Whether the user accepted cookies.' } },
    },
  },
  slots: {},
  parts: {
    bar: { summary: 'The bar.' },
    accept: { summary: 'The Accept button.' },
    deny: { summary: 'The Deny button.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    example: { attributes: { 'privacy-url': '#live' } },
    keyboard: [['`Enter` `Space`', 'Answers.']],
    layout: ['Takes no space in the page: it is fixed to the bottom edge until the user answers.'],
    accessibility: {
      exposed:
        'A named region with two buttons of equal weight. It never takes the focus on its own; while it is shown, `focus()` moves to the first button.',
      tests: ['axe', 'keyboard'],
      limits: ['Put its tag last on the page, so that it is also last in the tab order.'],
    },
  },
})
