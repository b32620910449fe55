import { describe, expect, test } from 'vitest'
import { definitions } from '../definitions.ts'
import { propertyName } from '../element/attributes.ts'
import { elementTypesOf } from './element-types.ts'
import { className } from './type-text.ts'
import { documentedElements } from './elements.ts'
import { jsxTypesOf } from './jsx-types.ts'
import { customElementsManifest } from './manifest.ts'
import { docsPages } from './pages/docs-pages.ts'
import { reservedHeightsOf } from './reserved-heights.ts'
import { pageScripts, versionScripts } from './scripts.ts'
import { docsFiles, versionFiles } from './write-docs.ts'

const all = Object.values(definitions)
const files = docsFiles()
const pageOf = (name: string): string => files.get(`docs/${name}.html`) ?? ''

describe.each(documentedElements)('$tag', (definition) => {
  test('describes every member in a sentence', () => {
    const described = [
      definition,
      ...Object.values(definition.attributes),
      ...Object.values(definition.properties),
      ...Object.values(definition.events),
      ...Object.values(definition.events).flatMap(({ detail }) => Object.values(detail)),
      ...Object.values(definition.slots),
      ...Object.values(definition.parts),
      ...Object.values(definition.cssProperties),
    ]
    for (const { summary } of described) expect(summary).toMatch(/^[A-Z1-9‑-].+[.…]$/u)
  })

  test('prefixes events and CSS properties with the product’s name', () => {
    for (const name of Object.keys(definition.events)) expect(name).toMatch(/^parapet-[a-z-]+$/)
    for (const name of Object.keys(definition.cssProperties)) expect(name).toMatch(/^--parapet-/)
  })

  test('lists all members on its page', () => {
    const page = pageOf(definition.tag)
    const names = [
      ...Object.keys(definition.attributes),
      ...Object.keys(definition.properties),
      ...Object.keys(definition.events),
      ...Object.keys(definition.slots).filter((name) => name !== ''),
      ...Object.keys(definition.parts),
      ...Object.keys(definition.cssProperties),
    ]
    expect(names.filter((name) => !page.includes(`<code>${name}</code>`))).toEqual([])
  })

  test('documents exactly the members and methods of its types', () => {
    const types = elementTypesOf(all)
    const [, body = ''] =
      new RegExp(
        `interface ${className(definition.tag)}Element extends HTMLElement \\{\n(.*?)\n\\}`,
        's',
      ).exec(types) ?? []
    const typed = [...body.matchAll(/^ {2}(?:readonly )?(\w+)[:(]/gm)].map(([, name = '']) => name)
    const declaration = customElementsManifest([definition]).modules[0]?.declarations[0]
    expect(declaration?.members.map(({ name }) => name).toSorted()).toEqual(typed.toSorted())
    expect(typed.length).toBeGreaterThan(Object.keys(definition.attributes).length)
    const page = pageOf(definition.tag)
    const attributes = Object.keys(definition.attributes).map(propertyName)
    const missing = typed.filter(
      (name) =>
        !attributes.includes(name) && !new RegExp(`<code>${name}(?:\\(|</code>)`, 'i').test(page),
    )
    expect(missing).toEqual([])
  })

  test('documents keys, layout and accessibility tests, and shows a live example', () => {
    const page = pageOf(definition.tag)
    for (const id of ['live', 'keyboard', 'sizes', 'accessibility'])
      expect(page).toContain(`id="${id}"`)
    const known = Object.keys(definition.attributes)
    const set = Object.keys(definition.docs.example.attributes)
    expect(set.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('code to copy', () => {
  const tagIn = (name: string): string => {
    const markdown = docsPages().find(({ path }) => path === name)?.markdown ?? ''
    return /<parapet-[a-z-]+[^<`]*<\/parapet-[a-z-]+>/.exec(markdown)?.[0] ?? ''
  }

  test.each([
    [
      'index',
      '<parapet-quote-calculator client-key="pk_…" region="us"></parapet-quote-calculator>',
    ],
    [
      'parapet-quote-calculator',
      '<parapet-quote-calculator client-key="pk_…" region="us"></parapet-quote-calculator>',
    ],
    ['parapet-payment-page', '<parapet-payment-page policy-id="…"></parapet-payment-page>'],
    ['parapet-quote-review', '<parapet-quote-review workflow-id="…"></parapet-quote-review>'],
    ['parapet-quote-cart', '<parapet-quote-cart account-id="…"></parapet-quote-cart>'],
    ['parapet-cookie-bar', '<parapet-cookie-bar></parapet-cookie-bar>'],
  ])('prints the tag for %s: %s', (name, tag) => {
    expect(tagIn(name)).toBe(tag)
  })

  test.each(documentedElements)('opens $tag with the copied code', ({ docs, ...definition }) => {
    const tag = tagIn(definition.tag)
    const names = [...tag.matchAll(/ ([a-z-]+)="/g)].map(([, name]) => name)
    expect(Object.keys(definition.attributes)).toEqual(expect.arrayContaining(names))
    // An element opened by a session shows the session script.
    const page = pageOf(definition.tag)
    expect(page.includes('.fetchSession = async')).toBe(docs.access?.kind === 'session')
    // An element that calls the platform declares its access.
    expect(docs.access === undefined).toBe(!('client-key' in definition.attributes))
  })
})

test.each(documentedElements)('states the requirements of the example of $tag', ({ tag, docs }) => {
  const live = pageOf(tag).split('id="live"')[1]?.split('<noscript>')[0] ?? ''
  expect(live.includes('<p>')).toBe(docs.access !== undefined)
  // A key does not open a record.
  const { kind } = docs.access ?? {}
  expect(docs.example.record !== undefined).toBe(kind === 'session' || kind === 'link')
})

test('shows the size of each element in builds', () => {
  const weighed = docsFiles({
    loader: 1200,
    elements: { 'parapet-quote-button': { all: 14_500, own: 2340 } },
  })
  expect(weighed.get('docs/parapet-quote-button.html')).toContain(
    'Loads 14.5 kB of script, plus 1.2 kB for the loader, compressed with Brotli. 2.3 kB of it is',
  )
})

test('lists attributes with their types and events with their details in the manifest', () => {
  const manifest = customElementsManifest(all)
  const declaration = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === 'parapet-quote-calculator')
  expect(declaration?.attributes).toContainEqual(
    expect.objectContaining({
      name: 'region',
      type: { text: expect.stringContaining(`'us' | 'uk'`) },
    }),
  )
  expect(declaration?.events.map(({ name }) => name)).toContain('parapet-quote-saved')
})

test('contains one props interface per element in the JSX types', () => {
  const types = jsxTypesOf(all)
  expect(types).toContain('export interface ParapetQuoteButtonProps {')
  expect(types).toContain(`'parapet-quote-button': ElementProps<`)
})

test('reserves the height of undefined elements in parapet.css, overriding !important rules of pages', () => {
  const rule = reservedHeightsOf([{ ...definitions['parapet-quote-calculator'], height: '46em' }])
  expect(rule).toContain(
    'parapet-quote-calculator:not(:defined){display:block!important;min-height:46em!important;',
  )
})

test('includes the tags, the policy and the pinned snippet in the guides', () => {
  expect(pageOf('index')).toContain('/widgets/v0/loader.js&#34; crossorigin')
  expect(pageOf('csp')).toContain(`trusted-types parapet lit-html`)
  expect(pageOf('upgrading')).toContain('integrity=&#34;sha384-…&#34; crossorigin')
})

test('gives every page a strict policy and one script from its own origin', () => {
  for (const { path } of docsPages()) {
    const page = pageOf(path)
    expect(page).toContain(`default-src 'none'; script-src 'self'; style-src 'self'`)
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).not.toMatch(/<[^>]+ (?:style|on\w+)=/)
  }
})

/** Link targets outside the documentation. */
const beside = [
  '/openapi.json',
  ...[...versionFiles().keys()].map((name) => `/widgets/v0/${name}`),
  ...Object.keys(versionScripts).map((name) => `/widgets/v0/${name}`),
  ...Object.keys(pageScripts).map((name) => `/widgets/${name}`),
  '/widgets/release.json',
  '/docs/errors',
  // with the demo, as the examples
  '/outbox',
]

const linkTargets = (text: string, pattern: RegExp, from: string): readonly URL[] =>
  [...text.matchAll(pattern)]
    .map(([, href]) => new URL(href ?? '', `https://docs.test/widgets/${from}`))
    .filter(({ origin }) => origin === 'https://docs.test')

const deadLinks = (from: string, targets: readonly URL[]): readonly string[] =>
  targets
    .filter(({ pathname, hash }) => {
      if (beside.includes(pathname)) return false
      const file = files.get(pathname.replace('/widgets/', '').replace(/\/$/, '/index.html'))
      return (
        file === undefined ||
        (hash !== '' && pathname.endsWith('.html') && !file.includes(`id="${hash.slice(1)}"`))
      )
    })
    .map(({ pathname, hash }) => `${from} → ${pathname}${hash}`)

test('has no dead links in pages, plain texts and search results', () => {
  const dead = [...files].flatMap(([name, text]) => {
    if (name.endsWith('.html'))
      return deadLinks(name, linkTargets(text, /(?:href|src)="([^"]+)"/g, name))
    if (/\.(?:md|txt)$/.test(name))
      return deadLinks(name, linkTargets(text, /\]\(([^)\s]+)\)/g, name))
    return []
  })
  const found = JSON.parse(files.get('docs/search.json') ?? '[]') as { readonly href: string }[]
  const results = found.map(({ href }) => new URL(href, 'https://docs.test/widgets/docs/'))
  expect([...dead, ...deadLinks('search', results)]).toEqual([])
})

test('uses each anchor once per page', () => {
  for (const { path } of docsPages()) {
    const ids = [...pageOf(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  }
})

test('mentions only existing tags, attributes, events, parts and properties in the guides', () => {
  const known = new Set([
    ...all.map(({ tag }) => tag),
    ...all.flatMap(({ events, cssProperties }) => [
      ...Object.keys(events),
      ...Object.keys(cssProperties).map((name) => name.slice(2)),
    ]),
    'parapet-notification',
    'parapet-lit-html',
  ])
  const unknown = docsPages().flatMap(({ path, markdown }) =>
    [...markdown.matchAll(/parapet-[a-z]+(?:-[a-z]+)*/g)]
      .map(([name]) => name)
      .filter((name) => !known.has(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('lists every page as plain text in llms.txt', () => {
  const text = files.get('docs/llms.txt') ?? ''
  expect(text).toMatch(/^# .+\n\n> .+/)
  for (const { path } of docsPages().slice(1)) expect(text).toContain(`(${path}.md)`)
  expect(text).toContain('(/openapi.json)')
})

test('links the API description on the first page', () => {
  expect(files.get('docs/index.html')).toContain('href="/openapi.json"')
})
