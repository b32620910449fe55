import { expect, test } from 'vitest'
import { shownQuotes } from './shown-quotes.ts'
import { quoteQueries } from '../quote-queries.ts'

test('what is refetched after an own change is refetched after a change of others', () => {
  const refetched: readonly string[] = [...shownQuotes.lists, ...shownQuotes.records]
  expect(refetched).toEqual(expect.arrayContaining(quoteQueries.map(({ id }) => id)))
})
