import type { Page } from 'playwright-core'

/** The signed-in user of a picture. */
export type Who = 'nobody' | 'admin' | 'agency' | 'agent' | 'underwriter' | 'customer' | 'carrier'

export interface Scene {
  readonly name: string
  readonly who: Who
  /** Below the portal's origin. */
  readonly address: string
  /** Runs once the screen is complete. */
  readonly act?: (page: Page) => Promise<void>
}
