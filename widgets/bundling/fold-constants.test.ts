import { expect, test } from 'vitest'
import { foldConstants, type KnownValues } from './fold-constants.ts'

const folded = (code: string, known: KnownValues): string =>
  foldConstants('program.js', code, known).replaceAll(/\s+/g, ' ').trim()

test('a variable is replaced where it is read, unless a parameter has its name', () => {
  const code = 'var on = !1; function f(on) { return on } function g() { on = x.on; return on }'
  expect(folded(code, { variables: { on: '!1' } })).toBe(
    'var on = !1; function f(on) { return on } function g() { on = x.on; return !1 }',
  )
})

test('a property is replaced where it is read', () => {
  const code = 'state = { dry: 1 }; state.dry = 2; if (state.dry) water(state)'
  expect(folded(code, { properties: { dry: 'null' } })).toBe(
    'state = { dry: 1 }; state.dry = 2; if (null) water(state)',
  )
})

test('a call is replaced by its result', () => {
  const code = 'function wait(x) { return x } if (wait(1)) go(wait)'
  expect(folded(code, { results: { wait: '!1' } })).toBe(
    'function wait(x) { return x } if (!1) go(wait)',
  )
})

test('unused exports and methods of unused classes are gone', () => {
  const code =
    'exports.a = exports2; exports.b = 2; A.prototype.x = B.prototype.x = f; A.prototype.y = g'
  expect(folded(code, { unusedExports: ['a'], unusedClasses: ['A'] })).toBe(
    '; exports.b = 2; B.prototype.x = f; ;',
  )
})

test('cases of an unused tag are gone, with statements that serve no other case', () => {
  const code = `switch (node.tag) {
    case 1: one(); break
    case 30: gone(); break
    case 2: case 30: two(); break
    case 3: three()
    case 30: four(); break
    case 30: five()
    default: other()
  }`
  expect(folded(code, { unusedTags: [30] })).toBe(
    'switch (node.tag) { case 1: one(); break case 2: two(); break case 3: three() four(); break case 30: five() default: other() }',
  )
})

test('comparisons with an unused tag are decided', () => {
  const code = 'if (30 === a.tag || tag !== 30 || 30 === a.size) f()'
  expect(folded(code, { unusedTags: [30] })).toBe('if (!1 || !0 || 30 === a.size) f()')
})

test('a program without a name that is known of it is refused', () => {
  expect(() => foldConstants('program.js', 'f()', { variables: { on: '!1' } })).toThrow(
    'program.js has no on',
  )
})
