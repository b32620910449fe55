import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { expect, test } from 'vitest'
import { leftOutIn, withoutUnused } from './lean-react.ts'

const require = createRequire(import.meta.url)

const leanFile = async (file: string): Promise<string> => {
  const path = join(import.meta.dirname, '../../node_modules', file)
  return withoutUnused(path, await readFile(path, 'utf8'))
}

/** The exports of a CommonJS file that needs no document to be run. */
const exportsOf = (code: string): object => {
  const exported = {}
  compileFunction(code, ['exports', 'require'])(exported, require)
  return exported
}

test('the installed React has everything that is known of it', async () => {
  const dom = exportsOf(await leanFile('react-dom/cjs/react-dom-client.production.js'))
  expect(dom).toHaveProperty('createRoot')
  expect(dom).not.toHaveProperty('hydrateRoot')
  const react = exportsOf(await leanFile('react/cjs/react.production.js'))
  expect(react).toHaveProperty('Suspense')
  expect(react).not.toHaveProperty('ViewTransition')
})

test('a chunk that uses what is left out is found', () => {
  expect(leftOutIn('(0, import_react$2.jsx)(import_react.ViewTransition, {})')).toBe(
    'ViewTransition',
  )
  expect(leftOutIn('import_react_dom.preload(a); import_client.createRoot(b)')).toBe('preload')
  expect(leftOutIn('store.preload(a); import_react.Suspense')).toBeUndefined()
})
