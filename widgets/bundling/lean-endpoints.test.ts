import { expect, test } from 'vitest'
import { withoutServerFacts } from './lean-endpoints.ts'

const lean = (code: string): string =>
  withoutServerFacts('endpoints.ts', code).replaceAll(/\s+/g, ' ').trim()

test('an endpoint keeps what a call is made from', () => {
  const code = `export const readThing = endpoint({
    id: 'readThing',
    method: 'GET',
    path: '/api/thing/{id}',
    summary: "Read a thing, 'as is'",
    description:
      'In two lines, with a summary: of "quotes", ' +
      'joined.',
    source: \`spec 1 §\${part}\`,
    audience: 'token',
    permission: { any: ['thing:read', 'thing:write'] },
    params: z.object({ id: id() }),
    answer: z.object({ summary: z.string(), errors: z.array(z.string()) }),
    errors: [missing, ...others],
  })`
  expect(lean(code)).toBe(
    "export const readThing = endpoint({ id: 'readThing', method: 'GET', path: '/api/thing/{id}', params: z.object({ id: id() }), answer: z.object({ summary: z.string(), errors: z.array(z.string()) }), })",
  )
})

test('an endpoint keeps that it is public, and that it takes a key, and nothing else of these', () => {
  const declared = (audience: string, idempotency: string) =>
    lean(`endpoint({ id: 'act', audience: '${audience}', idempotency: '${idempotency}', })`)
  expect(declared('public', 'key')).toBe(
    "endpoint({ id: 'act', audience: 'public', idempotency: 'key', })",
  )
  expect(declared('token', 'natural')).toBe("endpoint({ id: 'act', })")
})

test('other calls and objects are unchanged', () => {
  const code = "const text = { summary: 'A text' }; shape({ description: 'Another' })"
  expect(lean(code)).toBe(code)
})
