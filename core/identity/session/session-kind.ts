import type { Clock } from '../../foundation/clock/clock.ts'
import type { Errors } from '../../foundation/errors/errors.ts'
import type { Host } from '../../foundation/host/host.ts'
import type { Api } from '../../platform/api/api.ts'
import type { Flags } from '../../platform/flags/flags.ts'
import type { Session } from './session.ts'

/** Gives a short-lived token made by the page's own server; asked again when one is about to end. */
export type FetchSession = () => Promise<string>

/** What the page of an embed opens its session with. */
export interface Access {
  /** Publishable key of an embed. */
  readonly clientKey?: string | undefined
  readonly fetchSession?: FetchSession | undefined
}

/** What a platform lends to its session. */
export interface SessionParts {
  readonly host: Host
  readonly clock: Clock
  readonly errors: Pick<Errors, 'stated' | 'caught' | 'relayed'>
  readonly flags: Pick<Flags, 'isOn'>
  /** Asked late, because it needs the session itself. */
  readonly api: () => Api
  /** As it is at the moment; an element's attributes change it. */
  readonly access: () => Access
}

/** How a session is kept: `portalSession` by tabs of people who sign in, `embedSession` in memory. */
export type SessionKind = (parts: SessionParts) => Session
