import type { KeyValue, Stop } from '../host/host.ts'

/** A store of form drafts by key. */
export interface Drafts extends Pick<KeyValue, 'get' | 'set' | 'remove'> {
  /** The draft of another tab, if it differs from this tab's. */
  other(key: string): string | undefined
  /** Notifies the other tabs of the same link that a draft was changed. */
  announce(): void
  /** Calls back when another tab may have changed a draft. */
  onChange(listener: () => void): Stop
}

/** Drafts of one tab, which other tabs do not see. */
export const tabDrafts = (tab: KeyValue): Drafts => ({
  get: (key) => tab.get(key),
  set: (key, value) => tab.set(key, value),
  remove: (key) => tab.remove(key),
  other: () => undefined,
  announce: () => {},
  onChange: () => () => {},
})
