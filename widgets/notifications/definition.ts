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
  events: {},
  slots: {},
  parts: { card: { summary: 'One message.' } },
  cssProperties: common.cssProperties,
})
