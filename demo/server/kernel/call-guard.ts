import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { Context } from './context.ts'
import type { Viewer } from './viewer.ts'

/** Checks and records calls, in addition to access and permissions. */
export interface CallGuard {
  /** Throws an `ApiError` when the viewer may not make the call. */
  check(endpoint: Endpoint, viewer: Viewer): void
  /** Records a call that succeeded. */
  record(endpoint: Endpoint, context: Context): Promise<void>
}
