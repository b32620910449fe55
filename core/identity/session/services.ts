import type { Services } from '../../platform/services.ts'
import type { Session } from './session.ts'

/** The services with the session, for features that sign in, sign out or act as a user. */
export interface SessionServices extends Services {
  readonly session: Session
}
