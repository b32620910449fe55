import { env } from 'node:process'
import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from '#core/administration/api-keys/endpoints.ts'
import { openAccess, signOut } from '#core/identity/session/endpoints.ts'
import { addNote, editNote } from '#core/insurance/notes/endpoints.ts'
import { binderStatuses } from '#core/insurance/quotes/statuses.ts'
import type { LiveEvent } from '#core/platform/live/model.ts'
import { endOtherSessions } from '../../identity/session/end-others.ts'
import { startSession } from '../../identity/session/service.ts'
import { accounts } from '../../insurance/accounts/tables.ts'
import { accountNotes } from '../../insurance/notes/tables.ts'
import { draftOf, save } from '../../insurance/quotes/draft.fixture.ts'
import { subjectivities } from '../../insurance/quotes/subjectivities/tables.ts'
import { quotes } from '../../insurance/quotes/tables.ts'
import { liveStreams } from './tables.ts'
import type { Platform } from '../../platform.ts'
import { organisationIds, userIds } from '../seed/ids.ts'
import { insertCopies } from '../../testing/copies.ts'
import { listen, type EventStream } from '../../testing/event-stream.ts'
import {
  testPlatform,
  type As,
  type SignInName,
  type TestPlatform,
} from '../../testing/platform.ts'

let first: TestPlatform
let second: Platform
beforeAll(async () => {
  first = await testPlatform({ limitFactor: 1_000 })
  second = await first.another()
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const names =
  ({ id }: { readonly id: string }) =>
  (event: LiveEvent): boolean =>
    event.type === 'changed' && event.records.some((record) => record.id === id)

describe('a change in one process', () => {
  const readers = [
    'underwriter',
    'claims',
    'agency',
    'agent',
    'desk',
    'wholesale',
    'broker',
    'customer',
    'carrier',
    'cluster',
    'mssp',
  ] as const satisfies readonly SignInName[]
  const streams = new Map<SignInName, EventStream>()

  beforeAll(async () => {
    for (const who of readers) streams.set(who, await listen(second, await first.tokenOf(who)))
  })
  afterAll(() => {
    for (const each of streams.values()) each.close()
  })

  const stream = (who: SignInName): EventStream => {
    const found = streams.get(who)
    if (found === undefined) throw new Error(`${who} has no open stream`)
    return found
  }

  const eventsUntilFence = async (): Promise<readonly LiveEvent[]> => {
    const fence = await save(first, draftOf('Fence Dental'))
    return stream('underwriter').until(names(fence))
  }

  /**
   * The viewers who are notified of a record. Its event may be merged with the first change after
   * it, and arrives before the second.
   */
  const hearersOf = async (record: { readonly id: string }): Promise<readonly SignInName[]> => {
    const events = [...(await eventsUntilFence()), ...(await eventsUntilFence())]
    return readers.filter((who) =>
      (who === 'underwriter' ? events : stream(who).events).some(names(record)),
    )
  }

  test('is streamed by the other with its record, version and author', async () => {
    const quote = await save(first, draftOf('Live Dental'))
    const event = { type: 'changed', kind: 'quote' } as const
    const records = [{ id: quote.id, version: quote.modified }]
    const lastOf = async (who: SignInName) => (await stream(who).until(names(quote))).at(-1)
    const name = 'Mateo Rivers'
    expect(await lastOf('underwriter')).toEqual({ ...event, records, by: { isYou: false, name } })
    expect(await lastOf('agency')).toEqual({ ...event, records, by: { isYou: false, name } })
    expect(await lastOf('agent')).toEqual({ ...event, records, by: { isYou: true, name } })
  })

  const saved = (as: As) => async () => (await save(first, draftOf('Heard Dental'), as)).id
  const touched = (id: string) => async () => {
    const { clock, database } = first.services
    const modified = clock.now()
    await database.handle().update(accounts).set({ modified }).where(eq(accounts.id, id))
    return id
  }
  const binderOfPolicyholder = async (): Promise<string> => {
    const isBinder = and(
      eq(quotes.accountId, organisationIds.customer),
      inArray(quotes.effectiveStatus, [...binderStatuses]),
    )
    const handle = first.services.database.handle()
    const [quote] = await handle.select().from(quotes).where(isBinder).limit(1)
    if (quote === undefined) throw new Error('no binder of the policyholder')
    return quote.id
  }
  const binderWith = (values: Partial<typeof quotes.$inferInsert>) => async () => {
    const id = await binderOfPolicyholder()
    const { database, clock } = first.services
    const modified = clock.now()
    const written = { ...values, modified }
    await database.handle().update(quotes).set(written).where(eq(quotes.id, id))
    return id
  }
  const subjectivityOfBinder = async () => {
    const quoteId = await binderOfPolicyholder()
    const { database, clock, newId } = first.services
    const values = { id: newId(), quoteId, text: 'Sign it', status: 'OPEN' as const }
    await database
      .handle()
      .insert(subjectivities)
      .values({ ...values, created: clock.now() })
    return quoteId
  }
  /** An account of the policyholder's company, created by another agency for the same person. */
  const elsewhere = async () => {
    const { database } = first.services
    const handle = database.handle()
    const [own] = await handle
      .select()
      .from(accounts)
      .where(eq(accounts.id, organisationIds.customer))
    const { accountId } = await save(first, draftOf('Elsewhere Dental'), 'wholesale')
    await handle
      .update(accounts)
      .set({
        companyId: own?.companyId ?? '',
        relation: 'interested',
        policyContactEmail: 'Customer@demo.test',
      })
      .where(eq(accounts.id, accountId))
    return accountId
  }
  const staff = ['underwriter', 'claims'] as const
  test.each([
    ['of an agency', saved('agent'), [...staff, 'agency', 'agent']],
    ['of one of its teams', saved('desk'), [...staff, 'agency', 'agent', 'desk']],
    ['of a page', saved('embedUser'), [...staff, 'agency', 'agent']],
    ['of another agency', saved('wholesale'), [...staff, 'wholesale']],
    [
      'of a policyholder',
      touched(organisationIds.customer),
      [...staff, 'agency', 'agent', 'desk', 'customer'],
    ],
    [
      'a binder that is offered again as a quote',
      binderWith({ status: 'READY', effectiveStatus: 'READY', boundDate: null }),
      [...staff, 'agency', 'agent', 'desk', 'customer', 'carrier', 'cluster'],
    ],
    [
      'a binder of a policyholder',
      binderWith({}),
      [...staff, 'agency', 'agent', 'desk', 'customer', 'carrier', 'cluster'],
    ],
    [
      'what a binder is subject to',
      subjectivityOfBinder,
      [...staff, 'agency', 'agent', 'desk', 'customer', 'carrier', 'cluster'],
    ],
    ['of the policyholder elsewhere', elsewhere, [...staff, 'wholesale', 'customer']],
  ])('is streamed to viewers with the record in their lists: %s', async (_, make, expected) => {
    expect(await hearersOf({ id: await make() })).toEqual(expected)
  })

  test('is streamed to the organisation of a note and to staff when one is added, edited or deleted', async () => {
    const { accountId } = await save(first, draftOf('Noted Dental'))
    const added = { params: { accountId }, body: { text: 'Call back' } }
    const note = await first.request(addNote, added, 'agent')
    const hearers = [...staff, 'agency', 'agent']
    expect(await hearersOf(note)).toEqual(hearers)
    for (const who of readers) stream(who).clear()
    const params = { accountId, noteId: note.id }
    await first.request(editNote, { params, body: { text: 'Called back' } }, 'agent')
    expect(await hearersOf(note)).toEqual(hearers)
    for (const who of readers) stream(who).clear()
    await first.services.database.handle().delete(accountNotes).where(eq(accountNotes.id, note.id))
    const isNote = (event: LiveEvent) => event.type === 'changed' && event.kind === 'note'
    const heard = await stream('underwriter').until(isNote)
    expect(heard.at(-1)).toMatchObject({ records: [] })
    await eventsUntilFence()
    await eventsUntilFence()
    // all who may have seen it; the first stream was already read
    const others = readers.filter((who) => stream(who).events.some(isNote))
    expect(others).toEqual(['claims', 'agency', 'agent', 'desk'])
  })

  test('is streamed to staff only when they write a note', async () => {
    const { accountId } = await save(first, draftOf('Noted By Staff Dental'))
    const added = { params: { accountId }, body: { text: 'Ask for loss runs' } }
    const note = await first.request(addNote, added, 'underwriter')
    expect(await hearersOf(note)).toEqual(staff)
  })

  test('is streamed to nobody in test mode', async () => {
    const headers = { Origin: 'http://localhost:5000' }
    const body = {
      name: 'Test',
      kind: 'publishable' as const,
      mode: 'test' as const,
      origins: [headers.Origin],
    }
    const { key: clientKey } = await first.request(createKey, { body }, 'agency')
    const visitor = { clientKey, visitorId: 'visitor-0001' }
    const page = await first.request(openAccess, { body: visitor }, undefined, { headers })
    const id = await saved({ token: page.accessToken })()
    expect(await hearersOf({ id })).toEqual([])
  })

  test('is streamed as one event without records when there are many', async () => {
    const { database, clock } = first.services
    await database.handle().execute(
      insertCopies(quotes, 60, {
        values: { id: "'bench-' || i", quote_number: "'B' || i", request_id: 'null' },
      }),
    )
    await hearersOf({ id: '' })
    stream('claims').clear()
    await database
      .handle()
      .update(quotes)
      .set({ modified: clock.now() })
      .where(like(quotes.id, 'bench-%'))
    const any = (event: LiveEvent) => event.type === 'changed' && event.records.length === 0
    expect((await stream('claims').until(any)).at(-1)).toEqual({
      type: 'changed',
      kind: 'quote',
      records: [],
    })
  })

  test('is streamed without a record to viewers who no longer have it in their lists', async () => {
    const quote = await save(first, draftOf('Gone Dental'))
    await hearersOf(quote)
    await first.services.database
      .handle()
      .update(quotes)
      .set({ agencyId: organisationIds.wholesale })
      .where(eq(quotes.id, quote.id))
    expect(await stream('wholesale').until(names(quote))).not.toEqual([])
    const any = (event: LiveEvent) => event.type === 'changed' && event.records.length === 0
    expect(await stream('agency').until(any)).not.toEqual([])
  })
})

describe('a stream', () => {
  const session = () => startSession(first.services, { userId: userIds.vendor })

  test('ends with its session, over all processes', async () => {
    const [one, other] = [await session(), await session()]
    const streams = [
      await listen(second, one.accessToken),
      await listen(second, other.accessToken),
    ] as const
    await first.request(signOut, { body: { refreshToken: one.refreshToken } })
    await expect(streams[0].ended).resolves.toBeUndefined()
    // as a change of the password does
    await endOtherSessions(first.services, userIds.vendor, undefined)
    await expect(streams[1].ended).resolves.toBeUndefined()
  })

  test('counts towards the limit of its session, over all processes', async () => {
    const { accessToken } = await session()
    const open: EventStream[] = []
    for (let at = 0; at < 4; at += 1) {
      open.push(await listen(first.platform, accessToken), await listen(second, accessToken))
    }
    await expect(listen(second, accessToken)).rejects.toThrow('429')
    open[0]?.close()
    for (;;) {
      const again = await listen(second, accessToken).catch(() => undefined)
      if (again === undefined) continue
      open.push(again)
      break
    }
    for (const each of open) each.close()
  })

  test('is released when its client disconnects while it is counted', async () => {
    const { accessToken } = await session()
    const claims = await first.services.tokens.read(accessToken)
    if (claims?.kind !== 'user') throw new Error('No user')
    const ofSession = eq(liveStreams.sessionId, claims.sessionId)
    const handle = first.services.database.handle()
    for (let at = 0; at < 12; at += 1) {
      const leaving = new AbortController()
      const opening = first.fetch('/api/live/v1/events', {
        headers: { Authorization: `Bearer ${accessToken}` },
        signal: leaving.signal,
      })
      // at a different step of the opening each time
      for (let step = 0; step < at; step += 1) await setImmediate()
      leaving.abort()
      await opening
    }
    await expect.poll(() => handle.$count(liveStreams, ofSession)).toBe(0)
  })

  test('is not opened without a client', async () => {
    const { accessToken } = await session()
    const headers = { Authorization: `Bearer ${accessToken}` }
    const before = await first.services.database.handle().$count(liveStreams)
    const answer = await first.fetch('/api/live/v1/events', { method: 'HEAD', headers })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET'])
    expect(await first.services.database.handle().$count(liveStreams)).toBe(before)
  })

  test('is dropped when its client stops reading', async () => {
    const { accessToken } = await session()
    const claims = await first.services.tokens.read(accessToken)
    if (claims?.kind !== 'user') throw new Error('No user')
    const request = new Request('http://localhost:4100', {
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    const response = await first.fetch('/api/live/v1/events', { headers: request.headers })
    const id = 'x'.repeat(300)
    for (let at = 0; at < 500; at += 1) {
      first.services.live.notify([claims.sessionId], { type: 'presence', kind: 'quote', id })
    }
    await first.fetch('/healthz')
    const text = await response.text()
    expect(text.length).toBeGreaterThan(60_000)
    expect(text.length).toBeLessThan(90_000)
  })
})

// the embedded database has no connection of its own for announcements
test.skipIf(!env['TEST_DATABASE_URL'])(
  'a lost connection for announcements is reported to streams',
  async () => {
    const stream = await listen(second, await first.tokenOf('claims'))
    const hears = async (): Promise<boolean> => {
      const quote = await save(first, draftOf('Heard Again Dental'))
      return (await stream.until(names(quote))).length > 0
    }
    expect(await hears()).toBe(true)
    await first.services.database.handle().execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen parapet' and datname = current_database()`,
    )
    expect((await stream.until(({ type }) => type === 'reset')).at(-1)).toEqual({ type: 'reset' })
    expect(await hears()).toBe(true)
    stream.close()
  },
)
