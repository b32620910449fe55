import * as z from 'zod/mini'
import { liveEvent, type LiveEvent } from '#core/platform/live/model.ts'

/** Sessions of one announcement, which PostgreSQL bounds to 8,000 bytes. */
const mostSessions = 100

const told = z.tuple([z.array(z.string()), liveEvent])

/** Announcements that tell an event to some sessions. */
export const writeTold = (sessionIds: readonly string[], event: LiveEvent): readonly string[] =>
  Array.from({ length: Math.ceil(sessionIds.length / mostSessions) }, (_, at) => {
    const some = sessionIds.slice(at * mostSessions, (at + 1) * mostSessions)
    return `told ${JSON.stringify([some, event])}`
  })

export const readTold = (text: string): readonly [readonly string[], LiveEvent] =>
  told.parse(JSON.parse(text))
