import type { Page } from 'playwright-core'

/** The users of scenes; `nobody` is signed out. */
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

/** The user of a scene. */
export type Who = (typeof people)[number]

/** Users of other regions, with the host name of their region. */
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
  /** The path at the portal's origin. */
  readonly address: string
  /** Runs once the screen has loaded. */
  readonly act?: (page: Page) => Promise<void>
  /** Whether only its texts differ from a scene that the tests open. */
  readonly isForEyesOnly?: boolean
}
