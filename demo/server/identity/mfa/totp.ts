import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'

/** Seconds a code of an authenticator app is shown. */
const period = 30

/** A new secret for an authenticator app, base32. */
export const newSecret = (): string => generateSecret()

/** What the QR code says. */
export const otpauthUrl = (secret: string, email: string): string =>
  generateURI({ issuer: 'Parapet', label: email, secret })

/** The step a code is of: this one or a neighbour of it, as clocks differ. Undefined for a wrong code. */
export const stepOf = (secret: string, code: string, now: Date): number | undefined => {
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: code, epoch, epochTolerance: period })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** The code of one step. */
export const codeOf = (secret: string, step: number): string =>
  generateSync({ secret, epoch: step * period })
