import { common } from '../element/common.ts'
import { elementDefinition, property } from '../element/definition.ts'
import type { Notifications } from '#core/platform/notifications/notifications.ts'

/** The definition of `<parapet-notifications>`. */
export const definition = elementDefinition({
  tag: 'parapet-notifications',
  summary:
    'Shows up to three short messages at the bottom of the page, from a platform or from the elements on the page.',
  height: '0px',
  attributes: {
    theme: common.attributes.theme,
    brand: common.attributes.brand,
  },
  properties: {
    notifications: property<Notifications>({
      type: 'object',
      summary: 'Notifications of a platform. Default: those of the page’s elements.',
    }),
  },
  events: { 'parapet-ready': common.events['parapet-ready'] },
  slots: {},
  parts: {
    card: { summary: 'One message.' },
    error: { summary: 'The message of an error.' },
  },
  cssProperties: common.cssProperties,
  docs: {
    example: { attributes: {}, message: 'The quote was saved.' },
    keyboard: [['`Tab`', 'Reaches the messages; they stay while one has the focus.']],
    layout: [
      'Takes no room on the page: messages are at the bottom centre, in the top layer.',
      'At most three at once; errors stay until dismissed.',
    ],
    accessibility: {
      exposed:
        'A status region that announces each message once. Each has a Dismiss button, which `focus()` reaches.',
      tests: ['axe', 'announced'],
      limits: ['Messages that leave by themselves stay six seconds, warnings ten.'],
    },
  },
})
