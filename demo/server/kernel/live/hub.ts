import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import type { LiveEvent } from '#core/platform/live/model.ts'
import type { FindViewer } from '../http/api.ts'
import { ApiError } from '../api-error.ts'
import type { Live } from './model.ts'
import type { Services } from '../services.ts'
import type { SignedIn } from '../signed-in.ts'
import { createPending, readChange, type Change } from './changes.ts'
import { actorFor, eventFor, liveChangeOf, scopeKey } from './events-for.ts'
import { endLeases, renewLeases, takeLease } from './leases.ts'
import { createRecent } from './recent.ts'
import type { Actor, LiveDomains } from './records.ts'
import { createStream, type Stream } from './stream.ts'
import { readSessionEvent, writeSessionEvents } from './session-events.ts'

/** Milliseconds in which changes are collected. */
const pause = 50

/** Milliseconds between two heartbeats, which look up viewers again and renew leases. */
const beat = 15_000

type Parts = Pick<Services, 'database' | 'clock' | 'log' | 'newId'>

/** The streams of this process. */
export interface LiveHub extends Live {
  /** Handles an announcement of any process; ignores unrelated ones. */
  hear(announcement: string): void
  /** Announcements may have been lost. */
  reset(): void
  /** Ends every stream and opens no more. */
  close(): Promise<void>
}

const byScope = (streams: Iterable<Stream>): readonly (readonly Stream[])[] => {
  const groups = new Map<string, Stream[]>()
  for (const stream of streams) {
    const key = scopeKey(stream.viewer)
    const group = groups.get(key)
    if (group) group.push(stream)
    else groups.set(key, [stream])
  }
  return [...groups.values()]
}

/**
 * Sends changes to open streams. One query per scope finds the records that its viewers see;
 * meanwhile further changes are collected.
 */
export const createLiveHub = (
  services: Parts,
  parts: {
    readonly domains: LiveDomains
    readonly findViewer: FindViewer
    readonly announce: (what: string) => void
  },
): LiveHub => {
  const streams = new Set<Stream>()
  const pending = createPending()
  const recent = createRecent(() => performance.now())
  /** An announcement may arrive, or a stream end, within the transaction of a call. */
  const outside = AsyncLocalStorage.snapshot()
  const ending = new Set<Promise<void>>()
  let isClosed = false
  let isNotifying = false
  let timer: NodeJS.Timeout | undefined

  const lost = (what: string) => (error: unknown) => services.log({ what, error })

  const deliver = async (changes: readonly Change[], to: Iterable<Stream>): Promise<void> => {
    const groups = byScope(to)
    for (const change of changes) {
      const actor: Actor | undefined =
        change.by === undefined ? undefined : await parts.domains.actor(services, change.by)
      const live = liveChangeOf(services, parts.domains, change)
      for (const group of groups) {
        const [first] = group
        const event = first && (await eventFor(services, live, first.viewer))
        if (event?.type !== 'changed') continue
        for (const stream of group) {
          stream.send({ ...event, ...actorFor(actor, change.by, stream.viewer) })
        }
      }
    }
  }

  const notifyPending = async (): Promise<void> => {
    timer = undefined
    if (isNotifying || isClosed) return
    isNotifying = true
    try {
      while (!pending.isEmpty()) {
        const changes = pending.take()
        recent.add(changes)
        await deliver(changes, streams)
      }
    } catch (error) {
      // without the database it is unknown which streams missed a change
      lost('changes not sent')(error)
      recent.reset()
      for (const stream of streams) stream.send({ type: 'reset' })
    } finally {
      isNotifying = false
    }
  }

  const again = (request: Request) => async (): Promise<SignedIn | undefined> => {
    const viewer = await parts.findViewer(request)
    return viewer?.kind === 'user' ? viewer : undefined
  }

  /** Ends streams whose token or session has ended, and renews the others. */
  const lookAgain = async (): Promise<void> => {
    for (const stream of streams) {
      const viewer = await stream.again()
      if (viewer === undefined) stream.end()
      else stream.viewer = viewer
    }
    await renewLeases(
      services,
      [...streams].map(({ id }) => id),
    )
  }

  let isLooking = false
  const beats = setInterval(() => {
    for (const stream of streams) stream.beat()
    if (isLooking) return
    isLooking = true
    lookAgain()
      .catch(lost('streams not looked after'))
      .finally(() => (isLooking = false))
  }, beat)
  beats.unref()

  const endOf = (sessionId: string): void => {
    for (const stream of streams) {
      const { viewer } = stream
      if (viewer.sessionId === sessionId || viewer.parentSessionId === sessionId) stream.end()
    }
  }

  const notifyLocal = (sessionIds: readonly string[], event: LiveEvent): void => {
    for (const stream of streams) {
      if (sessionIds.includes(stream.viewer.sessionId)) stream.send(event)
    }
  }

  return {
    async open(viewer, request, age) {
      if (isClosed) throw new ApiError('overloaded', { headers: { 'Retry-After': '2' } })
      const id = services.newId()
      await takeLease(services, id, viewer)
      const stream = createStream({ id, viewer, again: again(request) }, () => {
        streams.delete(stream)
        const end = outside(() => endLeases(services, [id]).catch(lost('stream not ended')))
        ending.add(end)
        void end.finally(() => ending.delete(end))
      })
      streams.add(stream)
      // a caller who disconnects before the response never reads the body
      request.signal.addEventListener('abort', () => stream.end(), { once: true })
      // the stop may have happened while the stream was counted
      if (request.signal.aborted) stream.end()
      try {
        const last = recent.since(age)
        if (last === undefined) stream.send({ type: 'reset' })
        else await deliver(last, [stream])
      } catch (error) {
        stream.end()
        throw error
      }
      return stream.body
    },
    notify(sessionIds, event) {
      for (const text of writeSessionEvents(sessionIds, event)) parts.announce(text)
    },
    hear(announcement) {
      const [what = ''] = announcement.split(' ', 1)
      const text = announcement.slice(what.length + 1)
      if (what === 'ended') endOf(text)
      if (what === 'event') notifyLocal(...readSessionEvent(text))
      if (what !== 'changed' || isClosed) return
      pending.add(readChange(text))
      if (!isNotifying) timer ??= setTimeout(() => void outside(notifyPending), pause)
    },
    reset() {
      recent.reset()
      for (const stream of streams) stream.send({ type: 'reset' })
    },
    async close() {
      isClosed = true
      clearInterval(beats)
      clearTimeout(timer)
      for (const stream of streams) stream.end()
      await Promise.all(ending)
    },
  }
}
