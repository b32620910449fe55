/** Data that calls read often: access keys with their agencies, and feature flags. */
export type CacheKind = 'keys' | 'flags'

/** The announcement of a change, sent by `schema/migrations/0004_remembered.sql`. */
export const invalidationOf = (kind: CacheKind): string => `stale ${kind}`
