import { expect, test } from 'vitest'
import { docsFiles } from '../write-docs.ts'
import type { SearchEntry } from '../search-index.ts'
import { rank } from './rank.ts'

const entries = JSON.parse(docsFiles().get('docs/search.json') ?? '[]') as readonly SearchEntry[]
const first = (query: string) => rank(entries, query)[0]?.href

test.each([
  ['trusted types', 'csp.html#trusted-types'],
  ['content sec', 'csp.html'],
  ['angular', 'single-page-apps.html#angular'],
  ['parapet-cookie-bar', 'parapet-cookie-bar.html'],
  ['FORMS', 'forms.html'],
])('ranks the section for “%s” first: %s', (query, href) => {
  expect(first(query)).toBe(href)
})

test('requires every word to match, and finds nothing for an empty query', () => {
  expect(rank(entries, 'trusted unheardof')).toEqual([])
  expect(rank(entries, ' ')).toEqual([])
  expect(rank(entries, 'the', 5)).toHaveLength(5)
})
