import * as z from 'zod/mini'
import { liveEvent, type LiveEvent } from '#core/platform/live/model.ts'

/** Maximum sessions of an announcement, which PostgreSQL limits to 8,000 bytes. */
const maxSessions = 100

const sessionEvent = z.tuple([z.array(z.string()), liveEvent])

/** Encodes an event for sessions as announcements. */
export const writeSessionEvents = (
  sessionIds: readonly string[],
  event: LiveEvent,
): readonly string[] =>
  Array.from({ length: Math.ceil(sessionIds.length / maxSessions) }, (_, at) => {
    const some = sessionIds.slice(at * maxSessions, (at + 1) * maxSessions)
    return `event ${JSON.stringify([some, event])}`
  })

export const readSessionEvent = (text: string): readonly [readonly string[], LiveEvent] =>
  sessionEvent.parse(JSON.parse(text))
