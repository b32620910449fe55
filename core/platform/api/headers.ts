/** The header that marks a stored response of an earlier call. */
export const replayedHeader = 'Idempotent-Replayed'

/** The form of an `Idempotency-Key`: visible ASCII characters. */
export const idempotencyKeyPattern = /^[\x21-\x7e]{8,128}$/

/**
 * Names of the headers shared by client and server (spec 1 §7 specifies no names).
 */
export const headerNames = {
  region: 'X-Parapet-Region',
  timeZone: 'X-Parapet-Timezone',
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
  ifMatch: 'If-Match',
} as const
