import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { definitions } from '../definitions.ts'
import { blocksOf, fenceOf } from '../docs/markdown/read.ts'
import { docsFiles } from '../docs/write-docs.ts'
import { compile, writeProject } from '../testing/compile.ts'
import { allPackages, packageFiles } from './packages.ts'
import { tarballOf } from './tarball.ts'

const packages = await packageFiles('1.2.3')
const all = Object.values(definitions)

/** Vue and Angular are not dev dependencies, so the matrix compiles their examples. */
const isOther = (text: string): boolean =>
  /from '(?:@angular|vue|@parapet\/(?:angular|vue))/.test(text)

/** The code blocks of a language in every page of the documentation and the packages. */
const snippetsIn = (...languages: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...packages, ...docsFiles()]
      .filter(([name]) => name.endsWith('.md'))
      .flatMap(([name, markdown]) =>
        blocksOf(markdown).flatMap((block, at) => {
          if (block.type !== 'code') return []
          const { language } = fenceOf(block)
          if (!languages.includes(language)) return []
          if (isOther(block.text)) return []
          const ending = language === 'tsx' ? 'tsx' : 'ts'
          const file = `${name.replaceAll(/\W/g, '-')}-${at}.${ending}`
          return [[file, `${block.text}\nexport {}\n`] as const]
        }),
      ),
  )

/** Declarations for every page: the element types, and the platform's modules by address. */
const page = `import '@parapet/elements'\nimport '@parapet/elements/jsx'\n`
const addresses = `declare module 'https://platform.example/*'\n`

test('compiles the code in the documentation, and reports mistakes', async () => {
  const files = snippetsIn('ts', 'tsx')
  expect(Object.keys(files).length).toBeGreaterThan(2)
  const output = await compile({
    packages,
    files: {
      ...files,
      'page.ts': page,
      'key.tsx': `import { ParapetQuoteButton } from '@parapet/react'
        export const button = <ParapetQuoteButton clientkey="pk" />`,
      'event.tsx': `import { ParapetQuoteCalculator } from '@parapet/react'
        export const quote = <ParapetQuoteCalculator onParapetQuoteSaved={({ detail }) => detail.price} />`,
      'method.ts': `import { loadParapet } from '@parapet/elements'
        const parapet = await loadParapet({ apiBase: '' })
        parapet.create('parapet-quote-button').goTo('contact')
        export {}`,
    },
  })
  const wrong = output.split('\n').filter((line) => !/^(?:key|event|method)\.|^\s|^$/.test(line))
  expect(wrong).toEqual([])
  expect(output).toMatch(/key\.tsx.+clientkey/)
  expect(output).toMatch(/event\.tsx.+'price' does not exist/)
  expect(output).toMatch(/method\.ts.+'goTo' does not exist/)
}, 60_000)

test('uses only existing members and events in the documentation’s scripts', async () => {
  const files = snippetsIn('js')
  expect(Object.keys(files).length).toBeGreaterThan(2)
  const output = await compile({
    packages,
    files: { ...files, 'page.ts': page, 'addresses.d.ts': addresses },
    // Plain scripts cannot declare what exists.
    compilerOptions: { strict: false, noUnusedLocals: false },
  })
  expect(output).toBe('')
}, 60_000)

test.each(['react', 'elements'])(
  'compiles the example %s',
  async (name) => {
    const folder = join(import.meta.dirname, '../../demo/sites/examples', name, 'src')
    const names = await readdir(folder)
    const texts = await Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')))
    const files = Object.fromEntries(names.map((file, at) => [file, texts[at] ?? '']))
    expect(await compile({ packages, files })).toBe('')
  },
  60_000,
)

test.each([
  { module: 'preserve', moduleResolution: 'bundler' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
])(
  'resolves every entry of the packages with $moduleResolution',
  async (resolution) => {
    const entries = [...packages]
      .filter(([name]) => name.endsWith('/package.json') && !/^(?:vue|angular|doctor)/.test(name))
      .flatMap(([, text]) => {
        const { name, exports } = JSON.parse(text) as { name: string; exports: object }
        return Object.keys(exports)
          .filter((entry) => !entry.endsWith('.json'))
          .map((entry) => entry.replace('.', name))
      })
    expect(entries).toContain('@parapet/elements/jsx')
    const project = {
      packages,
      files: {
        'package.json': '{ "type": "module" }',
        'page.tsx': [
          ...entries.map((entry) => `import '${entry}'`),
          `import { ParapetQuoteCalculator } from '@parapet/react'`,
          `export const tag = <parapet-quote-calculator region="uk" />`,
          `export const quote = <ParapetQuoteCalculator region="uk" value="q-1" />`,
        ].join('\n'),
      },
      compilerOptions: { ...resolution, noUncheckedSideEffectImports: true },
    }
    expect(await compile(project)).toBe('')
    const folder = await writeProject(project)
    const bring = entries.map((entry) => `import '${entry}'`).join(';')
    const script = ['--input-type=module', '--eval', bring]
    expect(execFileSync(process.execPath, script, { cwd: folder, encoding: 'utf8' })).toBe('')
    await rm(folder, { recursive: true })
  },
  60_000,
)

test.each(['react', 'vue', 'angular'])(
  'contains a component for every element in @parapet/%s',
  (name) => {
    const code = packages.get(`${name}/index.js`) ?? ''
    for (const { tag } of all) expect(code).toContain(`'${tag}'`)
  },
)

test('states the version and framework of every package', () => {
  const manifests = [...packages].filter(([name]) => name.endsWith('/package.json'))
  expect(manifests.map(([, text]) => JSON.parse(text) as object)).toMatchObject([
    { name: '@parapet/elements', version: '1.2.3' },
    { name: '@parapet/react', peerDependencies: { '@parapet/elements': '1.2.3' } },
    { name: '@parapet/vue', peerDependencies: { vue: expect.any(String) } },
    { name: '@parapet/angular', peerDependencies: { '@angular/core': expect.any(String) } },
    { name: '@parapet/doctor', dependencies: { 'playwright-core': expect.any(String) } },
  ])
})

test('renders React components as tags with attributes on a server, where the loader never resolves', async () => {
  const folder = await writeProject({ files: {}, packages })
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

test('packs each package into a reproducible archive that tar can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parapet-packages-'))
  for (const [name, files] of await allPackages('1.2.3')) {
    const archive = tarballOf(files)
    expect(tarballOf(files).equals(archive)).toBe(true)
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(join(folder, 'package.tgz'), archive)
    const read = (...words: readonly string[]): string =>
      execFileSync('tar', words, { cwd: folder, encoding: 'utf8' })
    const names = Object.keys(files).map((file) => `package/${file}`)
    expect(read('-tzf', 'package.tgz').trim().split('\n')).toEqual(names)
    expect(read('-xOzf', 'package.tgz', 'package/README.md')).toBe(
      packages.get(`${name}/README.md`),
    )
  }
  await rm(folder, { recursive: true })
})
