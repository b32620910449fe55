import { expect, test } from 'vitest'
import { refetchedQuotes } from './refetched-quotes.ts'
import { quoteQueries } from '../quote-queries.ts'

test('refetches the same calls after a change elsewhere as after the user’s own', () => {
  const refetched: readonly string[] = [...refetchedQuotes.lists, ...refetchedQuotes.records]
  expect(refetched).toEqual(expect.arrayContaining(quoteQueries.map(({ id }) => id)))
})
