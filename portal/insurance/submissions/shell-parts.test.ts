import { expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { refetchedSubmissions } from './shell-parts.ts'
import { submissionQueries } from './submission-queries.ts'

test('refetches the same calls after a change elsewhere as after the user’s own', () => {
  const refetched: readonly string[] = [
    ...refetchedSubmissions.lists,
    ...refetchedSubmissions.records,
  ]
  // Options stay stable while a form is in use; accounts have their own events.
  const others: readonly string[] = [getSubmissionOptions.id, searchAccounts.id]
  const ids = submissionQueries.map(({ id }) => id).filter((id) => !others.includes(id))
  expect(refetched).toEqual(expect.arrayContaining(ids))
})
