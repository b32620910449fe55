import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listAuthority,
  resetAuthority,
  saveAuthority,
} from '#core/directory/underwriting-authority/endpoints.ts'
import type { AuthorityChange } from '#core/directory/underwriting-authority/model.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import { searchActivity } from '#core/insurance/activity/endpoints.ts'
import { saveIrpm } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import * as bindCalls from '#core/insurance/quotes/bind/endpoints.ts'
import * as listCalls from '#core/insurance/quotes/list/endpoints.ts'
import * as calls from '#core/insurance/quotes/endpoints.ts'
import * as editCalls from '#core/insurance/quotes/edit/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import * as underwriting from '#core/insurance/quotes/underwriting/endpoints.ts'
import { users } from '../../../directory/users/tables.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, requested, save } from '../draft.fixture.ts'

let platform: TestPlatform
let bound: Quote
let referred: Quote
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  bound = await requested(platform, 'Bound by Rules Dental')
  referred = await save(platform, draftOf('Referred by Rules Dental'))
  await platform.request(underwriting.referQuote, { ...quoteParams(referred), body }, as)
})
afterAll(() => platform.close())

const role = { kind: 'role', id: 'underwriter' } as const
type Limits = Omit<AuthorityChange, 'holder' | 'region' | 'line'>
const unlimited: Limits = { maxLimit: null, maxPremium: null, maxIrpm: null }
const limits = {
  limit: { ...unlimited, maxLimit: toMinor(500_000) },
  premium: { ...unlimited, maxPremium: 100 },
}

const set = (given: Partial<Limits>, by: 'admin' | 'agency' = 'admin') =>
  platform.request(
    saveAuthority,
    { body: { holder: role, region: 'US', ...unlimited, ...given } },
    by,
  )

const quoteParams = ({ product, id }: Quote) => ({ params: { product, quoteId: id } })

const body = { reason: 'Within appetite' }
const as = 'underwriter'

const decisions = [
  [
    'release',
    () => referred,
    () => platform.request(underwriting.releaseQuote, quoteParams(referred), as),
  ],
  [
    'bypassRules',
    () => referred,
    () => platform.request(underwriting.bypassRules, { ...quoteParams(referred), body }, as),
  ],
  ['approve', () => bound, () => platform.request(bindCalls.approveQuote, quoteParams(bound), as)],
  ['issue', () => bound, () => platform.request(bindCalls.issueQuote, quoteParams(bound), as)],
] as const

test.each(
  decisions.flatMap((decision) => [
    [...decision, 'limit'] as const,
    [...decision, 'premium'] as const,
  ]),
)(
  '%s beyond the authority is rejected with the limit that lists show beforehand',
  async (action, quoteOf, decide, kind) => {
    await set(limits[kind])
    const query = { size: 100 }
    const { content } = await platform.request(listCalls.searchQuotes, { query }, as)
    const row = content.find(({ id }) => id === quoteOf().id)
    const shown = row?.blockedActions?.find((each) => each.action === action)?.detail
    expect(shown).toMatch(new RegExp(`^A ${kind} of .* is beyond your authority of`))
    expect(row?.allowedActions).not.toContain(action)
    await expect(decide()).rejects.toMatchObject({
      status: 409,
      code: 'quoteBeyondAuthority',
      detail: shown,
    })
  },
)

test('limits of a line of business replace those for all lines', async () => {
  await set(limits.limit)
  const allowed = async () =>
    (await platform.request(calls.getQuoteById, { params: { id: referred.id } }, as)).allowedActions
  const scope = { region: 'US', line: 'cyber' } as const
  const ofLine = { body: { holder: role, ...scope, ...unlimited } }
  expect(await allowed()).not.toContain('release')
  const { content } = await platform.request(saveAuthority, ofLine, 'admin')
  expect(content.filter(({ holder, region }) => holder.id === role.id && region === 'US')).toEqual([
    expect.objectContaining({ line: 'all' }),
    expect.objectContaining({ line: 'cyber', maxLimit: null }),
  ])
  expect(await allowed()).toContain('release')
  // another line's limits do not apply to this one
  await platform.request(resetAuthority, { query: { ...role, ...scope } }, 'admin')
  await platform.request(
    saveAuthority,
    { body: { holder: role, region: 'US', line: 'crime', ...unlimited } },
    'admin',
  )
  expect(await allowed()).not.toContain('release')
})

test('bypassed rules refer terms beyond the authority of the user who bypassed them', async () => {
  await set({ maxLimit: toMinor(4_000_000) })
  const quote = await save(platform, draftOf('Bypassed Dental', { limit: 1_000_000 }))
  await platform.request(underwriting.referQuote, { ...quoteParams(quote), body }, as)
  await platform.request(underwriting.bypassRules, { ...quoteParams(quote), body }, as)
  const raised = async (limit: number) => {
    const { initialRequestData } = draftOf('Bypassed Dental', { limit })
    const change = { ...quoteParams(quote), body: { initialRequestData } }
    const { status, referralReasons } = await platform.request(
      editCalls.updateQuote,
      change,
      'agent',
    )
    return [status, ...referralReasons.map(({ code }) => code)]
  }
  expect(await raised(4_000_000)).toEqual(['READY'])
  expect(await raised(4_500_000)).toEqual(['REFERRED', 'LIMIT_OVER'])
  expect(await raised(4_000_000)).toEqual(['READY'])
})

test('a modification beyond the authority is rejected, one within is saved', async () => {
  await set({ maxIrpm: 2 })
  const save = (companyStability: number) =>
    platform.request(saveIrpm, { body: { quoteId: referred.id, companyStability } }, 'underwriter')
  await expect(save(-3)).rejects.toMatchObject({
    code: 'quoteBeyondAuthority',
    detail: expect.stringContaining('A modification of 3% is beyond your authority of 2%'),
  })
  expect((await save(-2)).id).toBe(referred.id)
})

test('a decision beyond the authority is escalated to a group, whose users get a mail, until somebody decides', async () => {
  await set(limits.limit)
  const left = await platform.request(
    underwriting.escalateQuote,
    { ...quoteParams(bound), body: { ...body, group: 'HEAD_OF_UNDERWRITING' } },
    'underwriter',
  )
  expect(left).toMatchObject({
    status: 'REQUESTED',
    escalatedTo: 'HEAD_OF_UNDERWRITING',
    escalation: { reason: body.reason, by: 'Una Whitfield' },
  })
  // agencies do not see underwriters’ escalations
  const seen = await platform.request(calls.getQuoteById, { params: { id: bound.id } }, 'agent')
  expect([seen.escalatedTo, seen.escalation]).toEqual([undefined, undefined])
  const log = async (who: 'underwriter' | 'agent') => {
    const asked = { query: { page: 0, size: 50 }, body: { accountId: bound.accountId } }
    return JSON.stringify(await platform.request(searchActivity, asked, who))
  }
  expect(await log('underwriter')).toContain(body.reason)
  expect(await log('agent')).not.toContain(body.reason)
  const [mail] = await platform.mails('admin@demo.test')
  expect(mail?.text).toContain(body.reason)
  const decided = await platform.request(bindCalls.approveQuote, quoteParams(bound), 'admin')
  expect(decided.status).toBe('BOUND')
  expect(decided.escalation).toBeUndefined()
})

test('a user’s limits replace the role’s, and a reset restores those', async () => {
  await set(limits.limit)
  const { holders } = await platform.request(listAuthority, {}, 'admin')
  const una = holders.find(({ name }) => name === 'Una Whitfield')?.holder
  if (!una) throw new Error('no underwriter')
  const own = { body: { holder: una, region: 'US', ...unlimited } } as const
  const { content } = await platform.request(saveAuthority, own, 'admin')
  expect(content.find(({ holder }) => holder.id === una.id)).toMatchObject({
    maxLimit: null,
    setBy: 'Ada Moreno',
  })
  const allowed = async () =>
    (await platform.request(calls.getQuoteById, { params: { id: referred.id } }, 'underwriter'))
      .allowedActions
  expect(await allowed()).toContain('release')
  await platform.request(resetAuthority, { query: { ...una, region: 'US' } }, 'admin')
  expect(await allowed()).not.toContain('release')
})

const ownLimits = async () => {
  const { content, holders } = await platform.request(listAuthority, {}, 'admin')
  const una = holders.find(({ name }) => name === 'Una Whitfield')?.holder
  return { una, own: content.filter(({ holder }) => holder.id === una?.id) }
}

test.each([
  ['another role', { roleId: 'senior-underwriter' }],
  ['no access', { status: 'DISABLED' }],
] as const)('a user’s limits end with %s', async (_, change) => {
  const { una } = await ownLimits()
  if (!una) throw new Error('no underwriter')
  const body = { holder: una, region: 'US', ...unlimited } as const
  await platform.request(saveAuthority, { body }, 'admin')
  expect((await ownLimits()).own).toHaveLength(1)
  const write = (values: Partial<typeof users.$inferInsert>) =>
    platform.services.database.handle().update(users).set(values).where(eq(users.id, una.id))
  // unrelated changes keep them
  await write({ phone: '+12025550170' })
  expect((await ownLimits()).own).toHaveLength(1)
  await write(change)
  await write({ roleId: 'underwriter', status: 'ACTIVE' })
  expect((await ownLimits()).own).toEqual([])
})

test('first limits and a reset do not undo what another administrator set meanwhile', async () => {
  const scope = { ...role, region: 'AU', line: 'crime' } as const
  const body = { holder: role, region: 'AU', line: 'crime', ...unlimited } as const
  const seeing = (seen: string) => ({ headers: { 'If-Match': `"${seen}"` } })
  const changed = { status: 409, code: 'authorityChanged' }
  const { content } = await platform.request(saveAuthority, { body }, 'admin', seeing(''))
  const first = content.find(
    ({ holder, region, line }) => holder.id === role.id && region === 'AU' && line === 'crime',
  )
  const late = platform.request(saveAuthority, { body }, 'admin', seeing(''))
  await expect(late).rejects.toMatchObject(changed)
  platform.advanceTime(1_000)
  await platform.request(saveAuthority, { body: { ...body, maxIrpm: 7 } }, 'admin')
  const reset = (seen: string) =>
    platform.request(resetAuthority, { query: scope }, 'admin', seeing(seen))
  await expect(reset(first?.modified ?? '')).rejects.toMatchObject(changed)
  const now = (await platform.request(listAuthority, {}, 'admin')).content.find(
    ({ maxIrpm, line }) => maxIrpm === 7 && line === 'crime',
  )
  await reset(now?.modified ?? '')
  await expect(reset(now?.modified ?? '')).rejects.toMatchObject(changed)
})

test('a second administrator learns that the limits were set meanwhile; other users cannot set any', async () => {
  const { content } = await set({})
  const seen = content.find(({ holder, region }) => holder.id === role.id && region === 'US')
  await set({ maxIrpm: 7 })
  const late = platform.request(
    saveAuthority,
    { body: { holder: role, region: 'US', ...unlimited } },
    'admin',
    { headers: { 'If-Match': `"${seen?.modified}"` } },
  )
  await expect(late).rejects.toMatchObject({ status: 409, code: 'authorityChanged' })
  await expect(set({}, 'agency')).rejects.toMatchObject({ status: 403 })
  const nobody = { holder: { kind: 'user', id: 'nobody' }, region: 'US', ...unlimited } as const
  const strange = platform.request(saveAuthority, { body: nobody }, 'admin')
  await expect(strange).rejects.toMatchObject({ status: 404 })
})
