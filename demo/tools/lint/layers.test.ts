import { expect, test } from 'vitest'
import { allowed } from './allowed/allowed.ts'
import { groupsOf, type Floor } from './groups.ts'
import { importError, targetOf } from './layers.ts'

const quotes = 'core/insurance/quotes/model.ts'

test.each([
  ['a group above', quotes, 'core/foundation/money/money.ts'],
  ['the own domain', quotes, 'core/insurance/quotes/bind/contact.ts'],
  ['a domain that the list allows there', quotes, 'core/insurance/rating/model.ts'],
  ['another floor', quotes, 'themes/theme.ts'],
  ['from a composition', 'portal/routes/persona.ts', 'portal/insurance/quotes/QuoteScreen.tsx'],
  ['from a test', 'core/foundation/errors/errors.test.ts', 'core/testing/test-platform.ts'],
  [
    'from a seed',
    'demo/server/directory/users/seed/users.ts',
    'demo/server/identity/access/tables.ts',
  ],
  [
    'a seed by its module',
    'demo/server/insurance/quotes/module.ts',
    'demo/server/insurance/quotes/seed/seed-quotes.ts',
  ],
])('%s may be imported', (_what, from, to) => {
  expect(importError(from, to)).toBeUndefined()
})

test.each([
  ['a group below', 'core/foundation/money/money.ts', quotes, 'may not import insurance'],
  ['a composition', quotes, 'core/platform.ts', 'composition'],
  [
    'a domain that the list allows on another floor only',
    'demo/server/insurance/quotes/read-quote.ts',
    'demo/server/insurance/policies/tables.ts',
    'policies',
  ],
  ['a domain that the list does not name', 'core/insurance/rating/model.ts', quotes, 'quotes'],
  [
    'a seed',
    'demo/server/insurance/quotes/read-quote.ts',
    'demo/server/insurance/quotes/seed/companies.ts',
    'seed',
  ],
])('%s may not', (_what, from, to, message) => {
  expect(importError(from, to)).toContain(message)
})

test('specifiers lead to files, packages to none', () => {
  expect(targetOf(quotes, '../rating/model.ts')).toBe('core/insurance/rating/model.ts')
  expect(targetOf(quotes, '#core/platform/api/api.ts')).toBe('core/platform/api/api.ts')
  expect(targetOf(quotes, 'zod/mini')).toBeUndefined()
})

/** Domains of a floor from which imports lead back to themselves. */
const domainsInCircles = (floor: Floor): readonly string[] => {
  const importsOf = (domain: string) =>
    Object.entries(allowed[domain] ?? {}).flatMap(([to, { on }]) =>
      on.includes(floor) ? [to] : [],
    )
  const reached = (from: string) => {
    const seen = new Set<string>()
    const walk = (domain: string): void => {
      for (const next of importsOf(domain)) {
        if (seen.has(next)) continue
        seen.add(next)
        walk(next)
      }
    }
    walk(from)
    return seen
  }
  return Object.keys(allowed).filter((domain) => reached(domain).has(domain))
}

test.each(Object.keys(groupsOf) as Floor[])(
  'imports between domains of %s form no circle',
  (floor) => {
    expect(domainsInCircles(floor)).toEqual([])
  },
)
