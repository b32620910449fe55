import { afterAll, beforeAll, expect, test } from 'vitest'
import { loseAccount } from '#core/insurance/accounts/closure-endpoints.ts'
import {
  deleteWizardDraft,
  getWizardDraft,
  listWizardDrafts,
  saveWizardDraft,
} from '#core/insurance/quotes/wizard/endpoints.ts'
import { maxValuesLength, type WizardValues } from '#core/insurance/quotes/wizard/model.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { deleteExpired } from '../../../kernel/retention/delete-expired.ts'
import { quoteRetention } from '../retention.ts'
import { maxDrafts } from './service.ts'
import { testPlatform, type As, type TestPlatform } from '../../../testing/platform.ts'
import { draftOf, save } from '../draft.fixture.ts'

let platform: TestPlatform
let quote: Quote
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
  quote = await save(platform, draftOf('Drafted Dental'))
})
afterAll(() => platform.close())

const which = () => ({
  params: { accountId: quote.accountId, product: quote.product },
  query: {},
})
const read = (as: As = 'agent') => platform.request(getWizardDraft, which(), as)
const write = (values: WizardValues, revision: number, as: As = 'agent') =>
  platform.request(saveWizardDraft, { ...which(), body: { values, revision } }, as)

test('a draft is empty at first, then as saved, for its user only', async () => {
  expect(await read()).toEqual({ values: {}, revision: 0, modified: null })
  const saved = await write({ step: 'quote', calculator: 'typed' }, 0)
  expect(saved).toMatchObject({ revision: 1, values: { calculator: 'typed' } })
  expect(await read()).toEqual(saved)
  expect(await read('agency')).toMatchObject({ revision: 0, values: {} })
})

test('no wizard opens for a product of another region', async () => {
  const { accountId } = quote
  const foreign = { params: { accountId, product: 'P_ONE' }, query: {} } as const
  const missing = { status: 404 }
  await expect(platform.request(getWizardDraft, foreign, 'agent')).rejects.toMatchObject(missing)
  const body = { values: { step: 'quote' as const }, revision: 0 }
  const saving = platform.request(saveWizardDraft, { ...foreign, body }, 'agent')
  await expect(saving).rejects.toMatchObject(missing)
})

test('unfinished drafts are listed for their user only, newest first', async () => {
  const listed = async (as: As = 'agent') =>
    (await platform.request(listWizardDrafts, {}, as)).content
  platform.advanceTime(1000)
  const renewal = { ...which(), query: { policyId: 'policy-to-renew' } }
  const body = { values: { step: 'summary' as const }, revision: 0 }
  await platform.request(saveWizardDraft, { ...renewal, body }, 'agent')
  const { accountId, product } = quote
  const named = { accountId, accountName: 'Drafted Dental', product }
  expect(await listed()).toMatchObject([
    { ...named, policyId: 'policy-to-renew', step: 'summary' },
    { ...named, step: 'quote' },
  ])
  expect(await listed('agency')).toEqual([])
  await platform.request(deleteWizardDraft, renewal, 'agent')
  expect(await listed()).toHaveLength(1)
})

test('drafts that were only opened, or can no longer be quoted, are not listed', async () => {
  const listed = async () => (await platform.request(listWizardDrafts, {}, 'agent')).content
  const { accountId, product } = await save(platform, draftOf('Closed Dental'))
  const isListed = async () => (await listed()).some((each) => each.accountId === accountId)
  const draft = { params: { accountId, product }, query: {} }
  for (const [revision, values] of [{}, { step: 'verify' as const, calculator: '' }].entries()) {
    await platform.request(saveWizardDraft, { ...draft, body: { values, revision } }, 'agent')
    expect(await isListed()).toBe(false)
  }
  const typed = { values: { step: 'verify' as const, calculator: 'typed' }, revision: 2 }
  await platform.request(saveWizardDraft, { ...draft, body: typed }, 'agent')
  expect(await isListed()).toBe(true)
  const body = { reasonSummary: 'Price is High' as const, reason: 'Another carrier was cheaper.' }
  await platform.request(loseAccount, { params: { accountId }, body }, 'agent')
  expect(await isListed()).toBe(false)
})

test('a tab that saves over an older revision gets an error and changes nothing', async () => {
  const { revision } = await read()
  await write({ calculator: 'first' }, revision)
  const second = write({ calculator: 'second' }, revision)
  await expect(second).rejects.toMatchObject({ status: 409, code: 'draftChanged' })
  expect((await read()).values).toEqual({ calculator: 'first' })
})

test('two simultaneous saves store one', async () => {
  const { revision } = await read()
  const results = await Promise.allSettled([
    write({ calculator: 'one' }, revision),
    write({ calculator: 'two' }, revision),
  ])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await read()).revision).toBe(revision + 1)
})

test('users cannot write drafts for other users’ accounts or without limit', async () => {
  await expect(read('wholesale')).rejects.toMatchObject({ status: 404 })
  await expect(write({}, 0, 'wholesale')).rejects.toMatchObject({ status: 404 })
  await expect(read('customer')).rejects.toMatchObject({ status: 403 })
  const { revision } = await read()
  const response = await platform.fetch(
    `/api/quote/v1/drafts/${quote.accountId}/${quote.product}`,
    {
      method: 'PUT',
      headers: {
        Authorization: `Bearer ${await platform.tokenOf('agent')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ values: { calculator: 'x'.repeat(maxValuesLength + 1) }, revision }),
    },
  )
  expect(response.status).toBe(400)
})

test('another quote of the account keeps a draft; discarding is idempotent', async () => {
  const { revision } = await read()
  await write({ calculator: 'typed' }, revision)
  await save(platform, { ...draftOf('Drafted Dental'), accountId: quote.accountId })
  expect((await read()).values).toEqual({ calculator: 'typed' })
  await platform.request(deleteWizardDraft, which(), 'agent')
  await platform.request(deleteWizardDraft, which(), 'agent')
  expect(await read()).toMatchObject({ revision: 0 })
})

test('a draft is deleted 60 days after its last save', async () => {
  await write({ calculator: 'typed' }, 0)
  platform.advanceTime(59 * 86_400_000)
  await deleteExpired(platform.services, quoteRetention, { rows: 500, max: 100 })
  expect(await read()).toMatchObject({ revision: 1 })
  platform.advanceTime(2 * 86_400_000)
  await deleteExpired(platform.services, quoteRetention, { rows: 500, max: 100 })
  expect(await read()).toMatchObject({ revision: 0 })
})

test('a user’s drafts are limited: the oldest are deleted', async () => {
  const { params } = which()
  const query = (at: number) => ({ policyId: `policy-of-draft-${at}` })
  for (let at = 0; at <= maxDrafts; at += 1) {
    platform.advanceTime(1000)
    await platform.request(
      saveWizardDraft,
      { params, query: query(at), body: { values: { calculator: 'typed' }, revision: 0 } },
      'agency',
    )
  }
  const revisionOf = async (at: number) =>
    (await platform.request(getWizardDraft, { params, query: query(at) }, 'agency')).revision
  expect(await revisionOf(0)).toBe(0)
  expect(await revisionOf(maxDrafts)).toBe(1)
})
