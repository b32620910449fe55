const kB = 1000

/** The size of a bare React custom element that says "hi", brotli. */
export const bareElement = 59.4 * kB

/** Limits of the first load, in bytes of brotli. The only figures that fail a build. */
export const limits = {
  loader: 1.5 * kB,
  // React is 63, zod 8, ofetch 3.
  calculator: 121 * kB,
  /** An element without React, excluding the loader and the shared files (Lit and styles). */
  lightElement: 8 * kB,
  sharedByLightElements: 13 * kB,
  /** The chunk that lists the elements that the loader does not. */
  elementList: 1.5 * kB,
  /** An element of a record, excluding that list and the files of the calculator. */
  recordElement: 28 * kB,
  // React is 61, the router 24, zod 9, ofetch 3.
  signIn: 145 * kB,
  /** The first screen includes the signed-in shell and the query cache. */
  firstScreen: 72 * kB,
  screen: 72 * kB,
  font: 50 * kB,
} as const

/** The size of Adyen's core and card component, for comparison. */
export const calculatorAim = 99 * kB
