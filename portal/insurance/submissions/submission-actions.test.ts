import { expect, test } from 'vitest'
import { submissionActions } from './submission-actions.ts'

test('a link can open every action of a submission that asks first', () => {
  const plain = submissionActions.filter(({ asks }) => !asks).map(({ id }) => id)
  // One opens the account directly, the other the quote.
  expect(plain).toEqual(['quote-submission', 'open-quote'])
})
