import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { catalogue } from '#core/catalogue.ts'
import { loadWording } from '../wording.ts'
import { fieldLabel } from './failure.ts'

/** The names of all fields in a JSON schema. */
const fieldNames = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null
      ? Object.keys(value)
      : []),
    ...fieldNames(value),
  ])
}

const shapes = catalogue.flatMap((endpoint) =>
  (['body', 'query', 'params'] as const).flatMap((part) => {
    const shape: unknown = part in endpoint ? Reflect.get(endpoint, part) : undefined
    return shape instanceof Object ? [shape as z.ZodMiniType] : []
  }),
)

const fields = [
  ...new Set(
    shapes.flatMap((shape) =>
      fieldNames(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })),
    ),
  ),
]

/** Code identifiers, and abbreviations that only insiders know. */
const raw =
  /[a-z][A-Z]|_|^(Is|Has|Use|Q|Dup|Iss|Body) ?\b|\b(naics|cbid|ids?|no of|ein|npn|url|mga)\b/

test('no field label of any call shows a code identifier', async () => {
  const context = { wording: await loadWording(), locale: 'en-US' } as const
  expect(fields.length).toBeGreaterThan(200)
  expect(fields.filter((field) => raw.test(fieldLabel(context, field)))).toEqual([])
})

test.each([
  ['account.naicsCode', 'Industry code'],
  ['otherDomains.0', 'Other domains'],
  ['quoteIds.3', 'Quotes'],
  ['isFranchise', 'Franchise'],
  ['mgaFee', 'MGA fee'],
])('%s is called %s', async (field, label) => {
  expect(fieldLabel({ wording: await loadWording(), locale: 'en-US' }, field)).toBe(label)
})
