import type { Clock } from '../../foundation/clock/clock.ts'
import type { Errors } from '../../foundation/errors/errors.ts'
import type { Host } from '../../foundation/host/host.ts'
import type { Region } from '../../foundation/region/regions.ts'
import type { Api } from '../../platform/api/api.ts'
import type { Flags } from '../../platform/flags/flags.ts'
import type { Session } from './session.ts'

/**
 * Returns a short-lived token issued by the page's own server; called again when one is about to
 * expire.
 */
export type FetchSession = () => Promise<string>

/** The credentials with which an embed opens its session. */
export interface Access {
  /** Publishable key of an embed. */
  readonly clientKey?: string | undefined
  readonly fetchSession?: FetchSession | undefined
}

/** The services of a platform that its session needs. */
export interface SessionParts {
  readonly host: Host
  readonly clock: Clock
  readonly errors: Pick<Errors, 'ofCode' | 'caught' | 'relayed'>
  readonly flags: Pick<Flags, 'isOn'>
  /** A function, because it needs the session itself. */
  readonly api: () => Api
  /** The current value; an element's attributes change it. */
  readonly access: () => Access
  /** The region that the page chose for its element; undefined if it follows the host. */
  readonly fixedRegion: () => Region | undefined
}

/**
 * How a session is stored: `portalSession` in tabs of users who sign in, `embedSession` in memory.
 */
export type SessionKind = (parts: SessionParts) => Session
