import { expect, test } from 'vitest'
import { filesOf, withRetryableImports } from './retryable-imports.ts'

const chunks = {
  'loader.js': { fileName: 'loader.js', imports: [], isEntry: true },
  'element.js': { fileName: 'element.js', imports: ['base.js', 'react.js'] },
  'base.js': { fileName: 'base.js', imports: ['react.js'] },
  'react.js': { fileName: 'react.js', imports: ['base.js'] },
  'step.js': { fileName: 'step.js', imports: ['base.js'] },
}

test('a chunk needs the files of its imports, each once, also in circles', () => {
  expect(filesOf('element.js', chunks)).toEqual(['element.js', 'base.js', 'react.js'])
})

test('small files run while large ones are on their way', () => {
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

test('an import fetches its files first', () => {
  const code = withRetryableImports(
    { ...chunks['loader.js'], code: 'const load=()=>import(`./element.js`);' },
    chunks,
  )
  expect(code).toContain(
    'const load=()=>__bring(["element.js","base.js","react.js"],import.meta.url);',
  )
  expect(code).toMatch(/^const __bring=globalThis\[.+\]\?\?=\(function makeBring\(/)
})

test('files that the chunk itself imports are not fetched again', () => {
  const code = withRetryableImports(
    { ...chunks['element.js'], code: "import('./step.js').then(show)" },
    chunks,
  )
  expect(code).toContain(`__bring(["step.js"],import.meta.url).then(show)`)
})

test('other chunks use the function in the loader', () => {
  const code = withRetryableImports(
    { ...chunks['element.js'], code: "import('./step.js')" },
    chunks,
  )
  expect(code).toMatch(/^const __bring=globalThis\[[^=]+\];/)
  expect(code).not.toContain('makeBring')
})

test('a chunk without imports is unchanged', () => {
  const code = 'import{a}from"./base.js";a()'
  expect(withRetryableImports({ ...chunks['step.js'], code }, chunks)).toBe(code)
})
