import { expect, test } from 'vitest'
import { exampleAccount } from '#core/insurance/accounts/account.fixture.ts'
import { accountActions } from '#core/insurance/accounts/actions.ts'
import { accountActions as ownActions } from '../accounts/account-actions.ts'
import { closingActions } from './account-closing-actions.ts'

const actions = [...closingActions, ...ownActions]
const shown = (allowedActions?: string[]) =>
  actions
    .filter(({ visible }) =>
      visible({ ...exampleAccount, ...(allowedActions && { allowedActions }) }),
    )
    .map(({ id }) => id)

test('what closes, opens or deletes an account is offered where the server allows it', () => {
  const always = shown([])
  expect(shown()).toEqual(always)
  expect(accountActions.map((each) => shown([each]).filter((id) => !always.includes(id)))).toEqual([
    ['decline-account'],
    ['undecline-account'],
    ['account-lost'],
    ['reopen-account'],
    ['delete-account'],
  ])
})

test('an address can name every one of these actions, because all of them ask', () => {
  expect(actions.filter(({ asks }) => !asks)).toEqual([])
})
