import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withOwnKeys } from './own-keys.ts'

const loops = `
Object.prototype.added = () => 0
const found = []
let name
for (const key in { a: 1, b: 2 }) found.push(key)
for (name in { c: 3 }) for (var inner in { d: [name] }) found.push(name + inner)
for (const key in { e: 5 }) if (Object.prototype.hasOwnProperty.call({ e: 5 }, key)) found.push(key)
found.join()
`

test('loops visit own keys only', () => {
  expect(runInNewContext(withOwnKeys('loops.js', loops))).toBe('a,b,cd,e')
  expect(runInNewContext(loops)).toContain('added')
})
