import { expect, test } from 'vitest'
import { inboxList } from '#core/insurance/quotes/list/lists.ts'
import { submissionList } from '#core/insurance/submissions/lists.ts'
import { queueQueryOf } from './queue-query.ts'

const inbox = { sort: inboxList.defaultSort }
const submissions = { sort: 'expiryDate,asc', filter: { status: ['incomplete'] } }

test('uses the last query of the queue’s table, from the page that was shown', () => {
  const lastQuery = {
    page: 7,
    size: 25,
    sort: 'totalPremium,desc',
    search: 'dental',
    after: '2026-11-01T00:00:00.000Z',
    filter: { underwriter: ['una'] },
  }
  expect(queueQueryOf(inboxList, { usual: inbox, lastQuery, teams: ['gulf'] })).toEqual({
    query: {
      sort: 'totalPremium,desc',
      search: 'dental',
      after: '2026-11-01T00:00:00.000Z',
      filter: { underwriter: ['una'], team: ['gulf'] },
    },
    page: 1,
  })
})

test('uses the default query with the header’s teams when there is no table', () => {
  expect(queueQueryOf(inboxList, { usual: inbox, lastQuery: undefined, teams: [] })).toEqual({
    query: { sort: 'effectiveDate,asc' },
    page: 0,
  })
  expect(
    queueQueryOf(submissionList, { usual: submissions, lastQuery: undefined, teams: ['gulf'] })
      .query,
  ).toEqual({ sort: 'expiryDate,asc', filter: { status: ['incomplete'], team: ['gulf'] } })
})

test('replaces a sort by last change with the queue’s default, from the first page', () => {
  const lastQuery = { page: 8, size: 25, sort: submissionList.defaultSort }
  const options = { usual: submissions, lastQuery, teams: [] }
  expect(queueQueryOf(submissionList, options)).toEqual({
    query: { sort: 'expiryDate,asc', filter: { status: ['incomplete'] } },
    page: 0,
  })
  const chosen = { ...lastQuery, sort: 'created,asc', filter: { status: ['quoted'] } }
  expect(queueQueryOf(submissionList, { ...options, lastQuery: chosen })).toEqual({
    query: { sort: 'created,asc', filter: { status: ['quoted'] } },
    page: 2,
  })
})
