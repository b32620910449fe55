import type { KeyValue, Stop } from '../host/host.ts'

/** Where drafts of forms are stored, by key. */
export interface Drafts extends Pick<KeyValue, 'get' | 'set' | 'remove'> {
  /** The draft of another tab, where it differs from that of this one. */
  other(key: string): string | undefined
  /** Tells the other tabs of the same link that a draft was changed. */
  announce(): void
  /** Calls back when another tab may have changed a draft. */
  onChange(listener: () => void): Stop
}

/** Drafts of one tab, which no other sees. */
export const tabDrafts = (tab: KeyValue): Drafts => ({
  get: (key) => tab.get(key),
  set: (key, value) => tab.set(key, value),
  remove: (key) => tab.remove(key),
  other: () => undefined,
  announce: () => {},
  onChange: () => () => {},
})
