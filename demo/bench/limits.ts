const kB = 1000

/** A bare React custom element that says "hi": what React itself costs, brotli. */
export const bareElement = 59.4 * kB

/** What may be sent before a person can work, in bytes of brotli. The only figures that fail a build. */
export const limits = {
  loader: 2 * kB,
  calculator: 109 * kB,
  signIn: 137 * kB,
  /** With the first one come the shell of those who are signed in and the cache of answers. */
  firstScreen: 70 * kB,
  screen: 60 * kB,
  font: 50 * kB,
} as const

/** What we aim at: Adyen's core and card. */
export const calculatorAim = 99 * kB
