import { ApiError } from './api-error.ts'
import type { Viewer } from './viewer.ts'

export type SignedIn = Extract<Viewer, { kind: 'user' }>

/** The viewer as a signed-in user; rejects any other. */
export const signedIn = (viewer: Viewer): SignedIn => {
  if (viewer.kind === 'user') return viewer
  throw viewer.kind === 'anonymous' ? new ApiError('sessionExpired') : new ApiError('forbidden')
}
