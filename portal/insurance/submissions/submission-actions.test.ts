import { expect, test } from 'vitest'
import { submissionActions } from './submission-actions.ts'

test('an address can name every action of a submission that asks', () => {
  const plain = submissionActions.filter(({ asks }) => !asks).map(({ id }) => id)
  // one opens the account at once, the other the quote
  expect(plain).toEqual(['quote-submission', 'open-quote'])
})
