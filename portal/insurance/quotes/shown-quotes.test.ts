import { expect, test } from 'vitest'
import { shownQuotes } from './shown-quotes.ts'
import { quoteQueries } from '../quote-queries.ts'

test('a change elsewhere refetches what the user’s own change refetches', () => {
  const refetched: readonly string[] = [...shownQuotes.lists, ...shownQuotes.records]
  expect(refetched).toEqual(expect.arrayContaining(quoteQueries.map(({ id }) => id)))
})
