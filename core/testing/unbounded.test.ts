import * as z from 'zod/mini'
import { describe, expect, test } from 'vitest'
import {
  boundedJson,
  boundedList,
  boundedText,
  id,
  instantText,
  recordMap,
} from '../foundation/validation/bounded.ts'
import { isBoundedPattern } from './bounded-pattern.ts'
import { findUnbounded } from './unbounded.ts'

const short = boundedText(5)
const self: z.ZodMiniType = z.lazy(() => z.object({ inner: z.optional(self), name: z.string() }))

describe('finds values without a maximum', () => {
  test.each([
    ['a text', z.string(), ['']],
    ['a text with a minimum length', z.string().check(z.minLength(3)), ['']],
    [
      'a text checked by a rule at any length',
      z.string().check(
        z.maxLength(5),
        z.refine(() => true),
      ),
      [''],
    ],
    ['a text with an unbounded pattern', z.string().check(z.regex(/^\w+$/)), ['']],
    ['an unanchored pattern', z.string().check(z.regex(/\d{4}/)), ['']],
    ['an email address', z.email(), ['']],
    ['an instant', z.iso.datetime(), ['']],
    ['a web address', z.url(), ['']],
    ['base64', z.base64(), ['']],
    ['a field', z.object({ name: z.string() }), ['.name']],
    ['a loose object', z.looseObject({}), ['.*']],
    ['a catch-all', z.catchall(z.object({}), z.number()), ['.*']],
    ['a list', z.array(z.number()), ['[]']],
    ['an item', boundedList(z.string(), 3), ['[]']],
    ['a list in a list', boundedList(z.array(z.boolean()), 3), ['[][]']],
    ['the rest of a tuple', z.tuple([z.number()], z.number()), ['[]']],
    ['a map', z.record(short, z.number()), ['{}']],
    ['a map’s key', z.record(z.string(), z.number()), ['{}', '{key}']],
    ['a map’s value', recordMap(z.string(), 3), ['{}']],
    ['a map of known keys', z.record(z.enum(['a']), z.string()), ['{}']],
    ['a set', z.set(z.number()), ['[]']],
    ['an optional field', z.object({ a: z.optional(z.nullable(z.string())) }), ['.a']],
    ['a default', z._default(z.string(), ''), ['']],
    ['a caught value', z.catch(z.string(), ''), ['']],
    ['a branch of a union', z.union([short, z.array(z.number())]), ['[]']],
    [
      'a case of a union',
      z.discriminatedUnion('k', [z.object({ k: z.literal('a'), b: z.string() })]),
      ['.b'],
    ],
    [
      'a side of an intersection',
      z.intersection(z.object({}), z.object({ b: z.string() })),
      ['.b'],
    ],
    ['the wire side of a codec', codec(z.string(), short), ['']],
    ['the inner side of a codec', codec(short, z.string()), ['']],
    ['the input of a transform', z.pipe(z.string(), z.transform(String)), ['']],
    ['the output of a transform', z.pipe(z.transform(String), z.string()), ['']],
    ['only transforms', z.pipe(z.transform(String), z.transform(String)), ['']],
    ['a recursive shape', self, ['.name']],
    ['a template', z.templateLiteral(['a-', z.string()]), ['``']],
    ['JSON', z.object({ a: z.json() }), ['.a', '.a[]', '.a{}', '.a{key}']],
    ['anything', z.object({ a: z.unknown(), b: z.any() }), ['.a', '.b']],
    ['a custom check', z.custom(), ['']],
  ] as const)('reports %s', (_, shape, paths) => {
    expect(findUnbounded(shape)).toEqual(paths)
  })
})

describe('accepts values with a maximum', () => {
  test.each([
    ['a text', short],
    ['a trimmed text', z.string().check(z.trim(), z.maxLength(5))],
    ['a text checked by a rule', short.check(z.refine(() => true))],
    ['a text of a fixed length', z.string().check(z.length(5))],
    ['a text with a bounded pattern', z.string().check(z.regex(/^\d{4}(?:-\d{1,2})?$/))],
    ['a day', z.iso.date()],
    ['an id of a fixed format', z.uuid()],
    ['an email address', z.email().check(z.maxLength(254))],
    ['an instant', instantText()],
    ['an id', id()],
    ['an enumeration', z.enum(['a', 'b'])],
    ['a literal', z.literal('a')],
    ['numbers', z.tuple([z.number(), z.int(), z.boolean(), z.null()])],
    ['a map of known keys', z.record(z.enum(['a']), z.number())],
    ['a map', recordMap(short, 3)],
    ['a set', z.set(short).check(z.maxSize(3))],
    ['a template', z.templateLiteral(['a-', z.number(), z.enum(['b'])])],
    ['a transformed text', z.pipe(short, z.transform(Number))],
    ['bounded JSON', boundedJson({ text: 5, items: 3 })],
  ])('accepts %s', (_, shape) => {
    expect(findUnbounded(shape)).toEqual([])
  })
})

test.each([
  [/^a|b$/, false],
  [/^(?:a|b)$/, true],
  [/^[+*]{2}\*\+$/, true],
  [/^a{2,}$/, false],
  [/^a{2,4}$/, true],
  [/^a$/m, false],
  [/^\p{L}\u{61}(?<name>x)\k<name>$/u, true],
  [/^[^\]+]$/, true],
])('%s is bounded: %s', (pattern, holds) => {
  expect(isBoundedPattern(pattern)).toBe(holds)
})

describe('accepts parts that have a maximum', () => {
  const many = Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`k${at}`, at]))
  test.each([
    ['text', short, '12345', '123456'],
    ['list', boundedList(z.int(), 2), [1, 2], [1, 2, 3]],
    ['map', recordMap(z.int(), 3), { a: 1 }, many],
    ['key of a map', recordMap(z.int(), 3, 2), { aa: 1 }, { aaa: 1 }],
    [
      'JSON',
      boundedJson({ text: 3, items: 2 }),
      { a: [null, { b: 'ccc' }] },
      { a: [{ b: 'cccc' }] },
    ],
    ['list in JSON', boundedJson({ text: 3, items: 2 }), [1, 2], [[1, 2, 3]]],
    ['map in JSON', boundedJson({ text: 3, items: 3 }), { a: 1 }, [many]],
  ] as const)('accepts %s', (_, shape, fits, exceeds) => {
    expect(z.safeParse(shape, fits).data).toEqual(fits)
    expect(z.safeParse(shape, exceeds).success).toBe(false)
  })
})

function codec(wire: z.ZodMiniType<string>, inside: z.ZodMiniType<string, string>) {
  return z.codec(wire, inside, { decode: String, encode: String })
}
