import { definition } from './definition.ts'

export { definition }

// Lit needs a DOM when it is read, so its class comes only where there is one.
if (typeof customElements !== 'undefined' && !customElements.get(definition.tag)) {
  const { NotificationList } = await import('./notification-list.ts')
  if (!customElements.get(definition.tag)) customElements.define(definition.tag, NotificationList)
}
