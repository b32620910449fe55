import { atom, type ReadableAtom } from 'nanostores'

/** Kinds of notification (spec 1 §3). */
export const notificationKinds = ['success', 'error', 'info', 'warning'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export interface Notification {
  readonly id: string
  readonly kind: NotificationKind
  readonly text: string
}

export interface Notifications {
  /** The notifications on screen, oldest first; three at most (spec 1 §8). */
  readonly $notifications: ReadableAtom<readonly Notification[]>
  /** Shows a text unless it is on screen already. Returns the id of the notification on screen. */
  show(kind: NotificationKind, text: string): string
  dismiss(id: string): void
  /** Removes all, for a sign-out. */
  clear(): void
}

const maxShown = 3

/**
 * Creates the notifications of one platform. The view decides how long one is shown, because it
 * knows focus and hover.
 */
export const createNotifications = (randomId: () => string): Notifications => {
  const $notifications = atom<readonly Notification[]>([])
  return {
    $notifications,
    show(kind, text) {
      const shown = $notifications.get()
      const twin = shown.find((each) => each.kind === kind && each.text === text)
      if (twin !== undefined) return twin.id
      const id = randomId()
      $notifications.set([...shown, { id, kind, text }].slice(-maxShown))
      return id
    },
    dismiss(id) {
      $notifications.set($notifications.get().filter((each) => each.id !== id))
    },
    clear: () => $notifications.set([]),
  }
}
