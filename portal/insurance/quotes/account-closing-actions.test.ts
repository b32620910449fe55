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

test('closing, opening and deleting an account are offered if the server allows them', () => {
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

test('a link can open each of these actions, because all of them ask first', () => {
  expect(actions.filter(({ asks }) => !asks)).toEqual([])
})
