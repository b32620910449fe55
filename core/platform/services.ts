import type { ReadableAtom } from 'nanostores'
import type { AnswerCache } from './api/answer-cache.ts'
import type { Api } from './api/api.ts'
import type { Clock } from '../foundation/clock/clock.ts'
import type { Errors } from '../foundation/errors/errors.ts'
import type { Flags } from './flags/flags.ts'
import type { Notifications } from './notifications/notifications.ts'
import type { RegionService } from '../foundation/region/region.ts'
import type { Wording } from '../foundation/wording/wording.ts'
import type { Host } from '../foundation/host/host.ts'

/** `portal`: users sign in, tabs share a session. `embed`: an element on a host page. */
export type PlatformMode = 'portal' | 'embed'

/**
 * Services of one API that do not depend on the user. A feature takes a `Pick` of those it uses.
 */
export interface Services {
  /** The platform's id, carried by every error; distinguishes platforms on one page. */
  readonly instanceId: string
  readonly mode: PlatformMode
  /** Origin of the API; empty for the page's origin. */
  readonly apiBase: string
  readonly host: Host
  readonly region: RegionService
  readonly errors: Errors
  readonly api: Api
  /** Whether a user is waiting for a slow call. */
  readonly $isSlow: ReadableAtom<boolean>
  /** Answers that change seldom. */
  readonly answers: AnswerCache
  readonly flags: Flags
  readonly wording: Wording
  readonly notifications: Notifications
  readonly clock: Clock
}
