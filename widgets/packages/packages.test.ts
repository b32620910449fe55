import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { definitions } from '../definitions.ts'
import { docsFiles } from '../docs/write-docs.ts'
import { compile, writeProject } from '../testing/compile.ts'
import { packageFiles } from './packages.ts'
import { snippetsIn } from './snippets-in.ts'

const files = await packageFiles('1.2.3')
const all = Object.values(definitions)

/** Blocks of code that compile here: the other frameworks are not among our packages. */
const compiled: readonly string[] = ['ts', 'tsx', 'js']
const isOther = (text: string): boolean =>
  /from '(?:@?angular|vue|@vitejs|@parapet\/(?:angular|vue))/.test(text)

const texts = [...files, ...docsFiles()].filter(([name]) => name.endsWith('.md'))
const snippets = texts.flatMap(([name, text]) =>
  snippetsIn(text)
    .filter((snippet) => compiled.includes(snippet.language) && !isOther(snippet.text))
    .map((snippet, at) => {
      const file = `${name.replaceAll(/\W/g, '-')}-${at}.${snippet.language === 'tsx' ? 'tsx' : 'ts'}`
      return [file, `${snippet.text}\nexport {}\n`] as const
    }),
)

test('samples of the packages and the documentation compile, and mistakes do not', async () => {
  expect(snippets.length).toBeGreaterThan(1)
  const output = await compile(
    {
      ...Object.fromEntries(snippets),
      'key.tsx': `import { ParapetQuoteButton } from '@parapet/react'
        export const button = <ParapetQuoteButton clientkey="pk" />`,
      'event.tsx': `import { ParapetQuoteCalculator } from '@parapet/react'
        export const quote = <ParapetQuoteCalculator onParapetQuoteSaved={({ detail }) => detail.price} />`,
      'method.ts': `import { loadParapet } from '@parapet/elements'
        const parapet = await loadParapet({ apiBase: '' })
        parapet.create('parapet-quote-button').goTo('contact')
        export {}`,
    },
    files,
  )
  const wrong = output.split('\n').filter((line) => !/^(?:key|event|method)\.|^\s|^$/.test(line))
  expect(wrong).toEqual([])
  expect(output).toMatch(/key\.tsx.+clientkey/)
  expect(output).toMatch(/event\.tsx.+'price' does not exist/)
  expect(output).toMatch(/method\.ts.+'goTo' does not exist/)
}, 60_000)

test.each(['react', 'vue', 'angular'])('@parapet/%s has a component for every element', (name) => {
  const code = files.get(`${name}/index.js`) ?? ''
  for (const { tag } of all) expect(code).toContain(`'${tag}'`)
})

test('every package says its version and the framework that it needs', () => {
  const manifests = [...files].filter(([name]) => name.endsWith('/package.json'))
  expect(manifests.map(([, text]) => JSON.parse(text) as object)).toMatchObject([
    { name: '@parapet/elements', version: '1.2.3' },
    { name: '@parapet/react', peerDependencies: { '@parapet/elements': '1.2.3' } },
    { name: '@parapet/vue', peerDependencies: { vue: expect.any(String) } },
    { name: '@parapet/angular', peerDependencies: { '@angular/core': expect.any(String) } },
  ])
})

test('on a server the React components are tags with attributes, and the loader waits', async () => {
  const folder = await writeProject({}, files)
  const bring = (path: string): Promise<Record<string, (given: object) => Promise<unknown>>> =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, 'node_modules/@parapet', path)).href)
  const require = createRequire(import.meta.url)
  const { createElement } = require('react')
  const { renderToString } = require('react-dom/server')
  const { ParapetQuoteCalculator } = await bring('react/index.js')
  const markup = renderToString(
    createElement(ParapetQuoteCalculator, {
      clientKey: 'pk_1',
      region: 'uk',
      fetchSession: async () => '',
      onParapetQuoteSaved: () => {},
    }),
  )
  expect(markup).toBe(
    '<parapet-quote-calculator client-key="pk_1" region="uk"></parapet-quote-calculator>',
  )
  const { loadParapet } = await bring('elements/index.js')
  const loaded = loadParapet?.({ apiBase: 'https://p.example' })
  expect(await Promise.race([loaded, Promise.resolve('waits')])).toBe('waits')
  await rm(folder, { recursive: true })
}, 60_000)
