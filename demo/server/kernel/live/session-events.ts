import * as z from 'zod/mini'
import { liveEvent, type LiveEvent } from '#core/platform/live/model.ts'

/** Sessions of one announcement, which PostgreSQL bounds to 8,000 bytes. */
const mostSessions = 100

const sessionEvent = z.tuple([z.array(z.string()), liveEvent])

/** Announcements of an event for some sessions. */
export const writeSessionEvents = (
  sessionIds: readonly string[],
  event: LiveEvent,
): readonly string[] =>
  Array.from({ length: Math.ceil(sessionIds.length / mostSessions) }, (_, at) => {
    const some = sessionIds.slice(at * mostSessions, (at + 1) * mostSessions)
    return `event ${JSON.stringify([some, event])}`
  })

export const readSessionEvent = (text: string): readonly [readonly string[], LiveEvent] =>
  sessionEvent.parse(JSON.parse(text))
