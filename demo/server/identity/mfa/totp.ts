import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'

/** Seconds that a code of an authenticator app is valid. */
const period = 30

/** A new secret for an authenticator app, base32. */
export const newSecret = (): string => generateSecret()

/** The content of the QR code. */
export const otpauthUrl = (secret: string, email: string): string =>
  generateURI({ issuer: 'Parapet', label: email, secret })

/**
 * The step of a code: the current step or an adjacent one, because clocks differ. Undefined for a
 * wrong code.
 */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: period })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** The code of one step. */
export const codeOf = (secret: string, step: number): string =>
  generateSync({ secret, epoch: step * period })
