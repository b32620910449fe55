import {
  notificationKinds,
  type NotificationKind,
  type Notifications,
} from '#core/notifications/notifications.ts'

const kindOf = (value: unknown): NotificationKind =>
  notificationKinds.find((kind) => kind === value) ?? 'info'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Shows what the elements of a page emit: failures, and `parapet-notification` with kind and text. */
export function showPageEvents(page: Document, notifications: Notifications): () => void {
  const onError = (event: Event) => {
    const text = event instanceof CustomEvent ? textOf(event.detail?.message) : ''
    if (text) notifications.show('error', text)
  }
  const onNotification = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    const text = textOf(event.detail?.text)
    if (text) notifications.show(kindOf(event.detail?.kind), text)
  }
  page.addEventListener('parapet-error', onError)
  page.addEventListener('parapet-notification', onNotification)
  return () => {
    page.removeEventListener('parapet-error', onError)
    page.removeEventListener('parapet-notification', onNotification)
  }
}
