import { expect, test } from 'vitest'
import { inboxList } from '#core/insurance/quotes/list/lists.ts'
import { submissionList } from '#core/insurance/submissions/lists.ts'
import { queueQueryOf } from './queue-query.ts'

const inbox = { sort: inboxList.defaultSort }
const submissions = { sort: 'expiryDate,asc', filter: { status: ['incomplete'] } }

test('a queue uses the last query of its table, from the page that was shown', () => {
  const shown = {
    page: 7,
    size: 25,
    sort: 'totalPremium,desc',
    search: 'dental',
    after: '2026-11-01T00:00:00.000Z',
    filter: { underwriter: ['una'] },
  }
  expect(queueQueryOf(inboxList, { usual: inbox, shown, teams: ['gulf'] })).toEqual({
    query: {
      sort: 'totalPremium,desc',
      search: 'dental',
      after: '2026-11-01T00:00:00.000Z',
      filter: { underwriter: ['una'], team: ['gulf'] },
    },
    page: 1,
  })
})

test('without a table, a queue uses its default query with the header’s teams', () => {
  expect(queueQueryOf(inboxList, { usual: inbox, shown: undefined, teams: [] })).toEqual({
    query: { sort: 'effectiveDate,asc' },
    page: 0,
  })
  expect(
    queueQueryOf(submissionList, { usual: submissions, shown: undefined, teams: ['gulf'] }).query,
  ).toEqual({ sort: 'expiryDate,asc', filter: { status: ['incomplete'], team: ['gulf'] } })
})

test('a sort by the last change is replaced by the queue’s default, from the first page', () => {
  const shown = { page: 8, size: 25, sort: submissionList.defaultSort }
  const asked = { usual: submissions, shown, teams: [] }
  expect(queueQueryOf(submissionList, asked)).toEqual({
    query: { sort: 'expiryDate,asc', filter: { status: ['incomplete'] } },
    page: 0,
  })
  const chosen = { ...shown, sort: 'created,asc', filter: { status: ['quoted'] } }
  expect(queueQueryOf(submissionList, { ...asked, shown: chosen })).toEqual({
    query: { sort: 'created,asc', filter: { status: ['quoted'] } },
    page: 2,
  })
})
