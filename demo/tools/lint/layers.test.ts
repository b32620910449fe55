import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { endpointDomainError } from './endpoint-domains.ts'
import { domainOrder, groupsOf, type Floor } from './order.ts'
import { importError, targetOf } from './layers.ts'

const quotes = 'core/insurance/quotes/model.ts'
const serverQuotes = 'demo/server/insurance/quotes/routes.ts'

test.each([
  ['a group above', quotes, 'core/foundation/money/money.ts'],
  ['the own domain', quotes, 'core/insurance/quotes/bind/contact.ts'],
  ['a domain before it', quotes, 'core/insurance/rating/model.ts'],
  ['what its group shares', 'portal/insurance/quotes/heading.ts', 'portal/insurance/quote-path.ts'],
  ['another floor', quotes, 'themes/theme.ts'],
  ['from a composition', 'portal/routes/persona.ts', 'portal/insurance/quotes/QuoteScreen.tsx'],
  ['from a workflow', 'demo/server/workflows/issue-quote.ts', serverQuotes],
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
  ['a workflow', serverQuotes, 'demo/server/workflows/issue-quote.ts', 'workflows'],
  ['a domain after it', quotes, 'core/insurance/policies/model.ts', 'policies'],
  [
    'a domain after it on the server',
    serverQuotes,
    'demo/server/insurance/policies/tables.ts',
    'policies',
  ],
  [
    'a domain after it in the portal',
    'portal/insurance/quotes/QuoteScreen.tsx',
    'portal/insurance/documents/DocumentsCard.tsx',
    'documents',
  ],
  ['a domain without a place', 'core/insurance/novelties/model.ts', quotes, 'does not list'],
  [
    'a domain from what its group shares',
    'portal/insurance/quote-path.ts',
    'portal/insurance/quotes/heading.ts',
    'shares',
  ],
  [
    'a seed',
    'demo/server/insurance/quotes/read-quote.ts',
    'demo/server/insurance/quotes/seed/companies.ts',
    'seed',
  ],
])('%s may not be imported', (_what, from, to, message) => {
  expect(importError(from, to)).toContain(message)
})

test('specifiers lead to files, packages to none', () => {
  expect(targetOf(quotes, '../rating/model.ts')).toBe('core/insurance/rating/model.ts')
  expect(targetOf(quotes, '#core/platform/api/api.ts')).toBe('core/platform/api/api.ts')
  expect(targetOf(quotes, 'zod/mini')).toBeUndefined()
})

test('the layer order lists the domains of every floor, and no others', () => {
  const root = `${import.meta.dirname}/../../..`
  const foldersOf = (floor: Floor, group: string): readonly string[] =>
    (groupsOf[floor] as readonly string[]).includes(group)
      ? readdirSync(`${root}/${floor}/${group}`, { withFileTypes: true })
          .filter((each) => each.isDirectory())
          .map(({ name }) => name)
      : []
  for (const [group, order] of Object.entries(domainOrder)) {
    const floors = Object.keys(groupsOf) as Floor[]
    const found = new Set(floors.flatMap((floor) => foldersOf(floor, group)))
    expect([...order].toSorted()).toEqual([...found].toSorted())
  }
})

const accountCalls = 'core/insurance/accounts/closure-endpoints.ts'

test.each([
  ['of its domain', 'demo/server/insurance/accounts/routes.ts', accountCalls],
  [
    'of the platform where the kernel answers it',
    'demo/server/kernel/version/routes.ts',
    'core/platform/version/endpoints.ts',
  ],
  [
    'of the platform where a domain stores its records',
    'demo/server/identity/saved-views/routes.ts',
    'core/platform/saved-views/endpoints.ts',
  ],
  ['in a test', 'demo/server/kernel/http/app.test.ts', accountCalls],
])('a route answers an endpoint %s', (_what, file, declaredIn) => {
  expect(endpointDomainError(file, declaredIn)).toBeUndefined()
})

test.each([
  ['another domain', 'demo/server/insurance/quotes/lifecycle/routes.ts', accountCalls],
  [
    'another group',
    'demo/server/identity/sign-up/routes.ts',
    'core/directory/agencies/endpoints.ts',
  ],
  ['a workflow', 'demo/server/workflows/close-account.ts', accountCalls],
  ['a composition', 'demo/server/modules.ts', accountCalls],
  [
    'another part of the kernel',
    'demo/server/kernel/live/routes.ts',
    'core/platform/flags/endpoints.ts',
  ],
])('%s answers no endpoint of a domain', (_what, file, declaredIn) => {
  expect(endpointDomainError(file, declaredIn)).toContain('its own domain')
})
