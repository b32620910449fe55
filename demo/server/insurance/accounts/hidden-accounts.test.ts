import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createAccount,
  createMsspAccount,
  updateAccount,
} from '#core/insurance/accounts/form-endpoints.ts'
import type { AccountUpdate } from '#core/insurance/accounts/details.ts'
import { toMinor } from '#core/foundation/money/money.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import { organisationIds, teamIds } from '../../kernel/seed/ids.ts'
import { testPlatform, type As, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

const place = { state: 'TX', city: 'St. Louis', zipCode: '78701', domainName: '' }
const create = (name: string, as: As, more: object = {}) =>
  platform.request(createAccount, { body: { ...place, name, ...more } }, as)
const add = (name: string) =>
  platform.request(
    createMsspAccount,
    { body: { name, state: 'TX', agencyId: organisationIds.wholesale } },
    'mssp',
  )

/** Complete details with another domain. */
const movedTo = (account: Account, domainName: string): AccountUpdate => ({
  accountId: account.id,
  name: account.name,
  naicsCode: '541511',
  primaryNaicsPercentage: 80,
  secondNaicsCode: '541512',
  revenue: toMinor(1_000_000),
  nonUsRevenue: null,
  noOfEmployeesAll: 24,
  yearEstablished: 2001,
  ownershipType: 'Private',
  entityType: 'LLC',
  phoneNumber: '(512) 555-0143',
  address1: '12 Main Street',
  city: 'St. Louis',
  state: 'TX',
  zipCode: '78701',
  isFranchise: false,
  domainName,
  domains: [],
  numberOfPersonalRecords: 1200,
  percentInternationalSales: 5,
  isSameAddress: true,
  mailingAddress: null,
})

/** The status and code of each call, in order. */
const responsesOf = async (calls: readonly (() => Promise<unknown>)[]) => {
  const answers: unknown[] = []
  for (const call of calls) {
    answers.push(
      await call().then(
        () => 'made',
        ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
      ),
    )
  }
  return answers
}

const ten = Array.from({ length: 10 }, (_, at) => at)
const over = {
  status: 429,
  code: 'tooManyRequests',
  detail: "You tried too many companies that can't be added. Wait an hour, then try again.",
}

test('a security provider can find ten hidden accounts an hour, and then gets 429 for every company', async () => {
  await create('Hidden Hats', 'wholesale')
  await add('Own Hats')
  const guesses = ten.map(() => () => add('Hidden Hats'))
  expect(await responsesOf(guesses)).toEqual(ten.map(() => '409 accountTaken'))
  const refused = await add('Hidden Hats').catch((error: unknown) => error)
  expect(refused).toMatchObject(over)
  // the response is the same for a company that the agency does not have
  await expect(add('Unheard Hats')).rejects.toMatchObject(over)
  // the response still identifies its own accounts
  await expect(add('Own Hats')).rejects.toMatchObject({ status: 409, code: 'accountExists' })
  platform.advanceTime(3_600_001)
  expect(await responsesOf([() => add('Unheard Hats'), () => add('Hidden Hats')])).toEqual([
    'made',
    '409 accountTaken',
  ])
})

test('a member of teams has one limit for new accounts and changed domains', async () => {
  const ofDesk = { teamId: teamIds.healthcare }
  await create('Quiet Quilts', 'agent', { teamId: teamIds.galveston, domainName: 'quiet.example' })
  const own = await create('Desk Quilts', 'desk', { ...ofDesk, domainName: 'desk.example' })
  const rename = (account: Account, domainName: string) =>
    platform.request(updateAccount, { body: movedTo(account, domainName) }, 'desk')
  const guesses = ten.map((at) =>
    at % 2 === 0
      ? () => create('Quiet Quilts', 'desk', ofDesk)
      : () => rename(own, 'quiet.example'),
  )
  expect(await responsesOf(guesses)).toEqual(ten.map(() => '409 accountTaken'))
  await expect(rename(own, 'free.example')).rejects.toMatchObject(over)
  await expect(create('Free Quilts', 'desk', ofDesk)).rejects.toMatchObject(over)
  // a user of the whole agency sees the account, so nothing is counted
  const visible = ten.map(
    () => () => create('Quiet Quilts', 'agent', { teamId: teamIds.galveston }),
  )
  expect(await responsesOf(visible)).toEqual(ten.map(() => '409 accountExists'))
  expect((await create('Free Quilts', 'agent', { teamId: teamIds.galveston })).id).not.toBe('')
})

test('parallel guesses reveal no more than ten accounts', async () => {
  platform.advanceTime(3_600_001)
  const statuses = await Promise.all(
    Array.from({ length: 20 }, () =>
      add('Hidden Hats').then(
        () => 200,
        ({ status }: { status: number }) => status,
      ),
    ),
  )
  expect(statuses.filter((status) => status === 409)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})
