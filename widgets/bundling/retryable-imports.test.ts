import { expect, test } from 'vitest'
import { filesOf, withRetryableImports } from './retryable-imports.ts'

const chunks = {
  'loader.js': { fileName: 'loader.js', imports: [], isEntry: true },
  'element.js': { fileName: 'element.js', imports: ['base.js', 'react.js'] },
  'base.js': { fileName: 'base.js', imports: ['react.js'] },
  'react.js': { fileName: 'react.js', imports: ['base.js'] },
  'step.js': { fileName: 'step.js', imports: ['base.js'] },
}

test('lists the files of a chunk’s imports once, also in import cycles', () => {
  expect(filesOf('element.js', chunks)).toEqual(['element.js', 'base.js', 'react.js'])
})

test('lists large files first, so that small ones are evaluated while large ones download', () => {
  const sized = (fileName: string, renderedLength: number, imports: readonly string[] = []) => ({
    fileName,
    imports,
    modules: { [fileName]: { renderedLength } },
  })
  const graph = {
    'view.js': sized('view.js', 10, ['large.js', 'core.js']),
    'core.js': sized('core.js', 20, ['small.js']),
    'large.js': sized('large.js', 90, ['small.js']),
    'small.js': sized('small.js', 1),
  }
  expect(filesOf('view.js', graph)).toEqual(['view.js', 'large.js', 'core.js', 'small.js'])
})

test('fetches the files of an import first', () => {
  const code = withRetryableImports(
    { ...chunks['loader.js'], code: 'const load=()=>import(`./element.js`);' },
    chunks,
  )
  expect(code).toContain(
    'const load=()=>__importWithRetry(["./element.js","./base.js","./react.js"],import.meta.url);',
  )
  expect(code).toMatch(
    /^const __importWithRetry=globalThis\[.+\]\?\?=\(function createRetryingImport\(/,
  )
})

test('does not fetch files that the chunk itself imports', () => {
  const code = withRetryableImports(
    { ...chunks['element.js'], code: "import('./step.js').then(show)" },
    chunks,
  )
  expect(code).toContain(`__importWithRetry(["./step.js"],import.meta.url).then(show)`)
})

test('uses the loader’s function in other chunks', () => {
  const code = withRetryableImports(
    { ...chunks['element.js'], code: "import('./step.js')" },
    chunks,
  )
  expect(code).toMatch(/^const __importWithRetry=globalThis\[[^=]+\];/)
  expect(code).not.toContain('createRetryingImport')
})

test('leaves a chunk without dynamic imports unchanged', () => {
  const code = 'import{a}from"./base.js";a()'
  expect(withRetryableImports({ ...chunks['step.js'], code }, chunks)).toBe(code)
})
