import type { Page } from 'playwright-core'

/** Who is signed in while a picture is taken. */
export type Who = 'nobody' | 'admin' | 'agent' | 'underwriter' | 'customer' | 'carrier'

export interface Scene {
  readonly name: string
  readonly who: Who
  /** Below the portal's origin. */
  readonly address: string
  /** What is done once the screen stands. */
  readonly act?: (page: Page) => Promise<void>
}
