import { Refusal } from './refusal.ts'
import type { Viewer } from './viewer.ts'

export type SignedIn = Extract<Viewer, { kind: 'user' }>

/** The viewer as a signed-in user; anybody else is refused. */
export const signedIn = (viewer: Viewer): SignedIn => {
  if (viewer.kind === 'user') return viewer
  throw viewer.kind === 'anonymous' ? new Refusal('sessionExpired') : new Refusal('forbidden')
}
