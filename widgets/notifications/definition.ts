import { common } from '../element/common.ts'
import { elementDefinition, property } from '../element/definition.ts'
import type { Notifications } from '#core/platform/notifications/notifications.ts'

/** The definition of `<parapet-notifications>`. */
export const definition = elementDefinition({
  tag: 'parapet-notifications',
  summary:
    'Shows up to three short messages at the bottom of the page, sent by the elements on the page or by a platform.',
  height: '0px',
  attributes: {
    theme: common.attributes.theme,
    brand: common.attributes.brand,
  },
  properties: {
    notifications: property<Notifications>({
      type: 'object',
      summary: 'The notifications of a platform. Default: those of the elements on the page.',
    }),
  },
  events: { 'parapet-ready': common.events['parapet-ready'] },
  slots: {},
  parts: {
    card: { summary: 'One message.' },
    error: { summary: 'An error message.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    example: { attributes: {}, message: 'The quote was saved.' },
    keyboard: [['`Tab`', 'Moves to the messages; they stay while one of them has the focus.']],
    layout: [
      'Takes no space in the page: messages appear at the bottom center, in the top layer.',
      'At most three messages at once. Errors stay until they are dismissed.',
    ],
    accessibility: {
      exposed:
        'A status region that announces each message once. Each message has a Dismiss button; `focus()` moves to the first one.',
      tests: ['axe', 'announced'],
      limits: ['Messages that disappear on their own stay for six seconds, warnings for ten.'],
    },
  },
})
