import { randomUUID } from 'node:crypto'
import { eq, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadDocument, downloadProposal } from '#core/insurance/documents/endpoints.ts'
import { updateQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { getMe, refreshTokens as renew } from '#core/identity/session/endpoints.ts'
import { rememberedDevices } from '../../identity/credentials/tables.ts'
import { usedProofs } from '../../identity/human-check/tables.ts'
import { mfaCodes, usedSteps } from '../../identity/mfa/tables.ts'
import { userLinks } from '../../identity/passwords/tables.ts'
import { refreshTokens, sessions, signInFailures } from '../../identity/session/tables.ts'
import { invitationCodes, signUpLinks } from '../../identity/sign-up/tables.ts'
import { ssoAttempts, ssoOutcomes } from '../../identity/sso/tables.ts'
import { documents } from '../../insurance/documents/tables.ts'
import { mails } from '../outbox/tables.ts'
import { jobs } from '../queue/tables.ts'
import { registry } from '../../registry.ts'
import type { Platform } from '../../platform.ts'
import { draftOf, rosa, save } from '../../insurance/quotes/draft.fixture.ts'
import { userIds } from '../seed/ids.ts'
import { endSession, startSession } from '../../identity/session/service.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { deleteExpired } from './delete-expired.ts'
import { scheduleCleanup } from './jobs.ts'

const day = 86_400_000

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 100 })
})
afterAll(() => platform.close())

const handle = () => platform.services.database.handle()
const ago = (days: number): Date => new Date(platform.services.clock.now().getTime() - days * day)
const cleanAll = () =>
  deleteExpired(platform.services, registry.retention.live, { rows: 500, max: 100 })
const cleanupJobs = () => handle().select().from(jobs).where(eq(jobs.kind, 'retention.clean'))
const cleanups = () => platform.logged.filter(({ what }) => what === 'cleaned')

test('every table is either cleaned or listed as lasting with a reason', () => {
  // rows of one table may expire after different times
  const decided = [
    ...new Set(registry.retention.live.map(({ table }) => table)),
    ...registry.permanentTables.map(([table]) => table),
  ]
  const names = (of: readonly PgTable[]) => of.map((table) => getTableName(table)).sort()
  expect(names(decided)).toEqual(names(registry.tables))
})

/** For each table, rows just beyond and within its age: the first is deleted, the others stay. */
const userId = userIds.pool
const cases: readonly (readonly [string, PgTable, (days: number) => object, readonly number[]])[] =
  [
    [
      'failed sign-ins',
      signInFailures,
      (days) => ({ id: randomUUID(), subject: 'x', at: ago(days) }),
      [2, 0.5],
    ],
    [
      'remembered devices',
      rememberedDevices,
      (days) => ({ hash: randomUUID(), userId, expires: ago(days) }),
      [2, 0.5, -5],
    ],
    [
      'links of users',
      userLinks,
      (days) => ({
        hash: randomUUID(),
        purpose: 'INVITATION',
        userId,
        created: ago(days),
        expires: ago(days),
      }),
      [2, 0.5, -5],
    ],
    [
      'links of sign-ups',
      signUpLinks,
      (days) => ({
        hash: randomUUID(),
        tokenType: 'NEW_ACCOUNT',
        accountType: 'AGENCY',
        email: 'a@b.test',
        region: 'US',
        created: ago(days),
        expires: ago(days),
      }),
      [2, 0.5, -5],
    ],
    [
      'invitation codes',
      invitationCodes,
      (days) => ({ hash: randomUUID(), accountType: 'AGENCY', usesLeft: 1, expires: ago(days) }),
      [2, -5],
    ],
    [
      'proofs of humans',
      usedProofs,
      (days) => ({ signature: randomUUID(), expires: ago(days) }),
      [2, 0.5, -1],
    ],
    [
      'attempts of single sign-on',
      ssoAttempts,
      (days) => ({
        state: randomUUID(),
        browser: 'b',
        domain: 'northgate.test',
        redirectUri: 'u',
        nonce: 'n',
        verifier: 'v',
        expires: ago(days),
      }),
      [2, 0.5, -1],
    ],
    [
      'outcomes of single sign-on',
      ssoOutcomes,
      (days) => ({ hash: randomUUID(), expires: ago(days) }),
      [2, 0.5, -1],
    ],
    [
      'steps of apps',
      usedSteps,
      (days) => ({ userId, step: Math.floor(ago(days).getTime() / 30_000) }),
      [2, 0.1],
    ],
    [
      'security codes',
      mfaCodes,
      (days) => ({ userId, purpose: days > 1 ? 'SIGN_IN' : 'SET_UP', hash: 'h', sent: ago(days) }),
      [2, 0.5],
    ],
    [
      'mails and texts',
      mails,
      (days) => ({
        id: randomUUID(),
        to: 'a@b.test',
        via: 'email',
        subject: 's',
        text: 't',
        sent: ago(days),
      }),
      [91, 89],
    ],
    [
      'jobs that were given up',
      jobs,
      (days) => ({
        id: randomUUID(),
        kind: 'call',
        payload: {},
        created: ago(days),
        runAt: ago(days),
        failed: ago(days),
      }),
      [31, 29],
    ],
    [
      'jobs that wait',
      jobs,
      (days) => ({
        id: randomUUID(),
        kind: 'call',
        payload: {},
        created: ago(days),
        runAt: ago(-1),
      }),
      [-1, 400],
    ],
  ]

test.each(cases)('%s are deleted once they are expired', async (what, table, rowOf, ages) => {
  await cleanAll()
  const before = await handle().$count(table)
  for (const days of ages) await handle().insert(table).values(rowOf(days))
  await cleanAll()
  const gone = what === 'jobs that wait' ? 0 : 1
  expect(await handle().$count(table)).toBe(before + ages.length - gone)
})

describe('sessions', () => {
  const idOf = async (accessToken: string): Promise<string> => {
    const rows = await handle().select().from(sessions).where(eq(sessions.userId, userIds.cluster))
    const id = rows.map((row) => row.id).find((each) => decoded(accessToken).includes(each))
    if (!id) throw new Error('The token has no session')
    return id
  }
  const decoded = (token: string) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()

  test('are deleted with their tokens once ended or unused, and remain while they can be renewed', async () => {
    const start = () => startSession(platform.services, { userId: userIds.cluster })
    const [ended, forgotten] = [await start(), await start()]
    const ids = [await idOf(ended.accessToken), await idOf(forgotten.accessToken)]
    await endSession(platform.services, ids[0] ?? '')
    platform.advanceTime(50 * day)
    const fresh = await start()
    await cleanAll()
    const left = (await handle().select().from(sessions)).map(({ id }) => id)
    expect(left).toContain(await idOf(fresh.accessToken))
    for (const id of ids) {
      expect(left).not.toContain(id)
      expect(await handle().$count(refreshTokens, eq(refreshTokens.sessionId, id))).toBe(0)
    }
    const renewed = await platform.request(renew, {
      body: { refreshToken: fresh.refreshToken ?? '' },
    })
    expect(await platform.request(getMe, {}, { token: renewed.accessToken })).toMatchObject({
      email: 'cluster@demo.test',
    })
  })
})

test('only the newest proposal of a quote remains, and it still opens', async () => {
  const quote = await save(platform, draftOf('Often Changed Dental'))
  const { id: quoteId, accountId, product } = quote
  for (const lastName of ['Ford', 'Frost', 'Fox']) {
    await platform.drain()
    platform.advanceTime(1_000)
    const body = { contact: { ...rosa, lastName } }
    await platform.request(updateQuote, { params: { product, quoteId }, body }, 'agent')
  }
  await platform.drain()
  const stored = () => handle().select().from(documents).where(eq(documents.quoteId, quoteId))
  const papers = await handle().$count(documents, eq(documents.kind, 'policy'))
  expect(await stored()).toHaveLength(4)
  await cleanAll()
  expect(await stored()).toHaveLength(4)
  platform.advanceTime(2 * day)
  await cleanAll()
  const [newest, ...older] = await stored()
  expect(older).toEqual([])
  const query = { docId: newest?.id ?? '' }
  const file = await platform.request(downloadDocument, { query }, 'agent')
  const params = { accountId, quoteId }
  const proposal = await platform.request(downloadProposal, { params, query: {} }, 'agent')
  expect(await file.text()).toBe(await proposal.text())
  expect(await handle().$count(documents, eq(documents.kind, 'policy'))).toBe(papers)
})

describe('the daily cleanup', () => {
  const many = async (count: number): Promise<void> => {
    const rows = Array.from({ length: count }, () => ({ signature: randomUUID(), expires: ago(3) }))
    await handle().insert(usedProofs).values(rows)
  }

  test('continues in batches until nothing is left to delete', async () => {
    await cleanAll()
    await many(25)
    const some = await deleteExpired(platform.services, registry.retention.live, {
      rows: 10,
      max: 2,
    })
    expect(some).toEqual({ figures: { human_check_used_proofs: 20 }, isDone: false })
    const rest = await deleteExpired(platform.services, registry.retention.live, {
      rows: 10,
      max: 2,
    })
    expect(rest).toEqual({ figures: { human_check_used_proofs: 5 }, isDone: true })
  })

  test('is done once a day by one of the processes, and logs what it deleted', async () => {
    const second: Platform = await platform.another()
    await scheduleCleanup(platform.services)
    await scheduleCleanup(second.services)
    expect(await cleanupJobs()).toHaveLength(1)
    await many(3)
    for (let days = 1; days <= 3; days += 1) {
      platform.advanceTime(day)
      second.clock.setOffset(platform.platform.clock.offset())
      await Promise.all([platform.drain(), second.worker.drain()])
      expect(cleanups()).toHaveLength(days)
      expect(await cleanupJobs()).toHaveLength(1)
    }
    expect(cleanups()[0]).toMatchObject({ human_check_used_proofs: 3, isDone: true })
    await second.close()
  })

  test('runs the next night when the clock was set back meanwhile', async () => {
    platform.advanceTime(60 * day)
    await scheduleCleanup(platform.services)
    platform.advanceTime(-60 * day)
    await scheduleCleanup(platform.services)
    const [job, ...others] = await cleanupJobs()
    expect(others).toEqual([])
    expect(job?.runAt.getTime()).toBeLessThanOrEqual(ago(-1).getTime())
  })
})
