import { definition } from './definition.ts'
import { NotificationList } from './notification-list.ts'

export { definition }

if (typeof customElements !== 'undefined' && !customElements.get(definition.tag))
  customElements.define(definition.tag, NotificationList)
