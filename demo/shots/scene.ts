import type { Page } from 'playwright-core'

/** The signed-in users of pictures, and one who is not signed in. */
export const people = [
  'nobody',
  'admin',
  'agency',
  'agent',
  'underwriter',
  'customer',
  'carrier',
] as const

/** The signed-in user of a picture. */
export type Who = (typeof people)[number]

export interface Scene {
  readonly name: string
  readonly who: Who
  /** Below the portal's origin. */
  readonly address: string
  /** Runs once the screen is complete. */
  readonly act?: (page: Page) => Promise<void>
}
