import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import { stylesCss } from '#themes/vite/styles-css.ts'
import { localeTexts } from '../bundling/locale-texts.ts'
import { elementNamespaces } from '../texts/namespaces.ts'
import { elementWording } from './element-wording.ts'

/** Views that only the portal shows, with texts that embeds do not include. */
const portalViews = '/quote-calculator/sheet/'

const elements = globSync('../*/element.ts', { cwd: import.meta.dirname }).map((file) =>
  join(import.meta.dirname, file),
)

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const nodesIn = (value: unknown): readonly Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []

const textOf = (value: unknown): readonly string[] =>
  isNode(value) && typeof value['value'] === 'string' ? [value['value']] : []

/** The namespaces in a module's `useWording` calls. */
const requestedNamespaces = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ type, callee, arguments: words }) =>
    type === 'CallExpression' && isNode(callee) && callee['name'] === 'useWording'
      ? (Array.isArray(words) ? words : []).flatMap(textOf)
      : [],
  )

/** The namespaces bundled with an element: `wording: { calculator }`. */
const bundledNamespaces = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap(({ type, key, value }) =>
    type === 'Property' && isNode(key) && key['name'] === 'wording' && isNode(value)
      ? nodesIn(value['properties']).flatMap(({ type: kind, key: name }) =>
          kind === 'Property' && isNode(name) ? [String(name['name'] ?? name['value'])] : [],
        )
      : [],
  )

interface Module {
  readonly requested: readonly string[]
  readonly own: readonly string[]
  readonly imports: readonly string[]
}

const modules = new Map<string, Module>()

/** Resolves the modules of the elements like the bundler. */
const reading = (): Plugin => {
  const nodes = new Map<string, readonly Node[]>()
  return {
    name: 'reading',
    enforce: 'post',
    transform(code, id) {
      if (/\.tsx?$/.test(id)) nodes.set(id, nodesIn(this.parse(code)))
    },
    buildEnd() {
      for (const [id, found] of nodes) {
        const info = this.getModuleInfo(id)
        const imports = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]
        modules.set(id, {
          requested: requestedNamespaces(found),
          own: bundledNamespaces(found),
          imports,
        })
      }
    },
  }
}

const reached = (id: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(id) || id.includes(portalViews)) return seen
  seen.add(id)
  for (const each of modules.get(id)?.imports ?? []) reached(each, seen)
  return seen
}

const viewsOf = (file: string): readonly Module[] =>
  [...reached(file)].flatMap((id) => modules.get(id) ?? [])

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [stylesCss(), localeTexts(), react(), reading()],
    build: { write: false, minify: false, rollupOptions: { input: elements } },
  })
}, 60_000)

describe.each(elements.map((file) => [basename(dirname(file)), file] as const))('%s', (_, file) => {
  test('uses only texts that embeds include', async () => {
    const own = modules.get(file)?.own ?? []
    const later = [...new Set(viewsOf(file).flatMap(({ requested }) => requested))].filter(
      (name) => !own.includes(name),
    )
    const load = elementWording()
    const loaded = await Promise.all(later.map((name) => load('en-US', name as Namespace)))
    expect(later.filter((_name, at) => loaded[at] === undefined)).toEqual([])
  })
})

test('lets a page replace every text that an element uses', () => {
  const requested = elements.flatMap(viewsOf).flatMap((view) => [...view.requested, ...view.own])
  expect(elementNamespaces).toEqual(expect.arrayContaining([...new Set(requested)]))
})

test('finds the views', () => {
  const calculator = elements.find((file) => file.includes('/quote-calculator/'))
  const requested = viewsOf(calculator ?? '').flatMap((view) => view.requested)
  expect(requested).toContain('calculator-steps')
  expect(modules.get(calculator ?? '')?.own).toEqual(['calculator'])
})
