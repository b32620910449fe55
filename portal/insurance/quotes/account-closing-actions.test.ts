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

test('offers to close, reopen and delete an account if the server allows it', () => {
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

test('asks first in each of these actions, so that a link can open it', () => {
  expect(actions.filter(({ asks }) => !asks)).toEqual([])
})
