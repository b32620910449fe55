import { common } from '../element/common.ts'
import { elementDefinition, property } from '../element/definition.ts'
import type { Notifications } from '#core/platform/notifications/notifications.ts'

/** What `<parapet-notifications>` offers. */
export const definition = elementDefinition({
  tag: 'parapet-notifications',
  summary:
    'Shows short messages at the bottom of the page, three at most: those of a platform, or those that the page’s elements emit.',
  height: '0px',
  attributes: {
    theme: common.attributes.theme,
    brand: common.attributes.brand,
  },
  properties: {
    notifications: property<Notifications>({
      type: 'object',
      summary: 'The notifications of a platform; without them the page’s events are shown.',
    }),
  },
  events: {},
  slots: {},
  parts: { card: { summary: 'One message.' } },
  cssProperties: common.cssProperties,
})
