import type { LiveEvent } from '#core/platform/live/model.ts'
import type { SignedIn } from '../signed-in.ts'

/** Streams of changes to open screens. */
export interface Live {
  /**
   * Opens a stream for a user's session, with the changes of the last `age` seconds. Rejects with 429 when the session or its user has too many,
   * with 503 when there are too many in all.
   */
  open(viewer: SignedIn, request: Request, age: number): Promise<ReadableStream<Uint8Array>>
  /** Sends an event to the streams of sessions, over all processes. */
  notify(sessionIds: readonly string[], event: LiveEvent): void
}
