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
  'broker',
  'aubroker',
  'ukcustomer',
  'aucustomer',
] as const

/** The signed-in user of a picture. */
export type Who = (typeof people)[number]

/** Users of other regions than the portal's own, by the host that opens their region. */
const hosts: Partial<Record<Who, string>> = {
  broker: 'uk.localhost',
  ukcustomer: 'uk.localhost',
  aubroker: 'au.localhost',
  aucustomer: 'au.localhost',
}

/** The address of the portal for a user. */
export const portalOf = (portal: string, who: Who): string => {
  const address = new URL(portal)
  address.hostname = hosts[who] ?? address.hostname
  return address.origin
}

export interface Scene {
  readonly name: string
  readonly who: Who
  /** Below the portal's origin. */
  readonly address: string
  /** Runs once the screen is complete. */
  readonly act?: (page: Page) => Promise<void>
  /** Whether only its words differ from those of a scene that the tests open. */
  readonly isForEyesOnly?: boolean
}
