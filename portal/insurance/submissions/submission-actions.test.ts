import { expect, test } from 'vitest'
import { submissionActions } from './submission-actions.ts'

test('allows a link to open every action of a submission that asks first', () => {
  const plain = submissionActions.filter(({ asks }) => !asks).map(({ id }) => id)
  // These open the account or the quote directly.
  expect(plain).toEqual(['quote-submission', 'open-quote'])
})
