import { createHmac, timingSafeEqual } from 'node:crypto'

/** The purpose of a signature; it is invalid for any other. */
export type Purpose = 'webhook' | 'session' | 'frame' | 'request'

/** Seconds that a signature is valid. */
export const signatureLifetime = 300

/**
 * Both sides sign with the machine's time, so that moving the platform's demo clock does not break
 * signatures.
 */
export const wallSeconds = (): number => Math.floor(Date.now() / 1000)

const digest = (secret: string, purpose: Purpose, timestamp: number, payload: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}.${timestamp}.${payload}`).digest()

/** Hex HMAC-SHA-256 over purpose, time and text. */
export const sign = (
  secret: string,
  purpose: Purpose,
  timestamp: number,
  payload: string,
): string => digest(secret, purpose, timestamp, payload).toString('hex')

/** Whether the signature is valid and recent enough. */
export const isValidSignature = (
  secret: string,
  purpose: Purpose,
  signed: { readonly timestamp: number; readonly payload: string; readonly signature: string },
): boolean => {
  const received = Buffer.from(signed.signature, 'hex')
  const expected = digest(secret, purpose, signed.timestamp, signed.payload)
  return (
    received.length === expected.length &&
    timingSafeEqual(received, expected) &&
    Math.abs(wallSeconds() - signed.timestamp) <= signatureLifetime
  )
}
