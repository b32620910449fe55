import { expect, test } from 'vitest'
import { searchAccounts } from '#core/insurance/accounts/endpoints.ts'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { shownSubmissions } from './shell-parts.ts'
import { submissionQueries } from './submission-queries.ts'

test('what is refetched after an own change is refetched after a change of others', () => {
  const refetched: readonly string[] = [...shownSubmissions.lists, ...shownSubmissions.records]
  // names to choose from, which a form in use keeps; accounts are told of by themselves
  const others: readonly string[] = [getSubmissionOptions.id, searchAccounts.id]
  const ids = submissionQueries.map(({ id }) => id).filter((id) => !others.includes(id))
  expect(refetched).toEqual(expect.arrayContaining(ids))
})
