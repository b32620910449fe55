import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountActions, type AccountAction } from '#core/insurance/accounts/actions.ts'
import * as closing from '#core/insurance/accounts/closure-endpoints.ts'
import { getAccount, searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { createAccount } from '#core/insurance/accounts/form-endpoints.ts'
import { approveQuote } from '#core/insurance/quotes/bind/endpoints.ts'
import { rescindBinder } from '#core/insurance/quotes/lifecycle/endpoints.ts'
import { accountIds, teamIds } from '../kernel/seed/ids.ts'
import { draftOf, requested, save } from '../insurance/quotes/draft.fixture.ts'
import { testPlatform, type SignInName, type TestPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: Number.POSITIVE_INFINITY })
})
afterAll(() => platform.close())

const why = { reasonSummary: 'Fill-in option', reason: 'No.', fillInReason: 'Not now' } as const
const calls: Readonly<
  Record<AccountAction, (accountId: string, as: SignInName) => Promise<unknown>>
> = {
  decline: (accountId, as) =>
    platform.request(closing.declineAccount, { params: { accountId }, body: why }, as),
  undecline: (accountId, as) =>
    platform.request(closing.undeclineAccount, { params: { accountId } }, as),
  lose: (accountId, as) =>
    platform.request(closing.loseAccount, { params: { accountId }, body: why }, as),
  reopen: (accountId, as) => platform.request(closing.reopenAccount, { params: { accountId } }, as),
  delete: (accountId, as) =>
    platform.request(closing.deleteAccount, { params: { id: accountId } }, as),
}

const allowed = async (id: string, as: SignInName) =>
  (await platform.request(getAccount, { params: { id } }, as)).allowedActions

let sequence = 0
const quoted = async () => {
  sequence += 1
  return (await save(platform, draftOf(`Allowed Dental ${sequence}`))).accountId
}
const bound = async () => {
  sequence += 1
  const quote = await requested(platform, `Allowed Dental ${sequence}`)
  const target = { params: { product: quote.product, quoteId: quote.id } }
  await platform.request(approveQuote, target, 'underwriter')
  return { accountId: quote.accountId, target }
}
const declined = async () => {
  const accountId = await quoted()
  await calls.decline(accountId, 'underwriter')
  return accountId
}
const lost = async () => {
  const accountId = await quoted()
  await calls.lose(accountId, 'agency')
  return accountId
}
const rescinded = async () => {
  const { accountId, target } = await bound()
  await platform.request(rescindBinder, target, 'underwriter')
  return accountId
}

const states = {
  quoted,
  bound: async () => (await bound()).accountId,
  declined,
  lost,
  'with a rescinded binder': rescinded,
} as const

test.each([
  ['quoted', 'agent', ['lose']],
  ['quoted', 'agency', ['lose']],
  ['quoted', 'underwriter', ['decline', 'lose', 'delete']],
  ['bound', 'agency', []],
  ['bound', 'underwriter', []],
  ['declined', 'agency', []],
  ['declined', 'underwriter', ['undecline', 'delete']],
  ['lost', 'agency', ['reopen']],
  ['with a rescinded binder', 'agency', ['lose']],
  ['with a rescinded binder', 'underwriter', ['decline', 'lose']],
] as const)(
  'an account that is %s shows %s the actions that the server accepts',
  async (state, as, actions) => {
    const accountId = await states[state]()
    expect(await allowed(accountId, as)).toEqual(actions)
    for (const action of accountActions.filter(
      (each) => !actions.some((known) => known === each),
    )) {
      const refused = calls[action](accountId, as)
      await expect(refused).rejects.toMatchObject({
        status: expect.toBeOneOf([403, 409]) as number,
      })
    }
    for (const action of actions) {
      // its own account: each action changes what the next one may do
      await expect(calls[action](await states[state](), as)).resolves.not.toThrow()
    }
  },
)

test('an account without quotes can be deleted by its agency, and lists contain no actions', async () => {
  const body = { name: 'Unquoted Bakery', state: 'TX', teamId: teamIds.galveston }
  const { id } = await platform.request(createAccount, { body }, 'agency')
  expect(await allowed(id, 'agency')).toEqual(['lose', 'delete'])
  const query = { search: body.name }
  const { content } = await platform.request(searchAccounts, { query }, 'agency')
  expect(content.map(({ allowedActions }) => allowedActions)).toEqual([undefined])
  await calls.delete(id, 'agency')
})

test('an account with users cannot be deleted, and its policyholder has no actions', async () => {
  expect(await allowed(accountIds.customer, 'admin')).not.toContain('delete')
  expect(await allowed(accountIds.customer, 'customer')).toEqual([])
})
