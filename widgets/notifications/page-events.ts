import {
  notificationKinds,
  type NotificationKind,
  type Notifications,
} from '#core/platform/notifications/notifications.ts'

const kindOf = (value: unknown): NotificationKind =>
  notificationKinds.find((kind) => kind === value) ?? 'info'

/** A text field of an event's detail. `instanceof` would miss events of other frames. */
const textOf = (event: Event, field: string): string => {
  const detail: unknown = Reflect.get(event, 'detail')
  const value: unknown =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, field) : undefined
  return typeof value === 'string' ? value : ''
}

/**
 * Shows events of the page's elements: errors except expired sessions, and `parapet-notification`
 * with kind and text.
 */
export function showPageEvents(page: Document, notifications: Notifications): () => void {
  const onError = (event: Event) => {
    const text = textOf(event, 'message')
    // The element itself shows that its session has expired, and what to do.
    if (textOf(event, 'code') === 'sessionExpired') return
    // Malformed attributes concern the page's developer, not visitors.
    if (text && !textOf(event, 'attribute')) notifications.show('error', text)
  }
  const onNotification = (event: Event) => {
    const text = textOf(event, 'text')
    if (text) notifications.show(kindOf(textOf(event, 'kind')), text)
  }
  page.addEventListener('parapet-error', onError)
  page.addEventListener('parapet-notification', onNotification)
  return () => {
    page.removeEventListener('parapet-error', onError)
    page.removeEventListener('parapet-notification', onNotification)
  }
}
