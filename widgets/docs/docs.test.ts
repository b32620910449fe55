import { describe, expect, test } from 'vitest'
import { definitions } from '../definitions.ts'
import { jsxTypesOf } from './jsx-types.ts'
import { manifestOf } from './manifest.ts'
import { elementPage } from './page.ts'
import { reservedHeightsOf } from './reserved-heights.ts'
import { docsFiles } from './write-docs.ts'

const all = Object.values(definitions)

describe.each(all)('$tag', (definition) => {
  test('describes everything in a sentence', () => {
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

  test('has a page that runs no script and mentions each attribute', () => {
    const page = elementPage(definition)
    expect(page).toContain(`default-src 'none'`)
    expect(page).not.toMatch(/<script/)
    for (const name of Object.keys(definition.attributes))
      expect(page).toContain(`<code>${name}</code>`)
  })
})

test('the manifest lists attributes with their types and events with their details', () => {
  const manifest = manifestOf(all)
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

test('JSX types hold one props interface per element', () => {
  const types = jsxTypesOf(all)
  expect(types).toContain('export interface ParapetQuoteButtonProps {')
  expect(types).toContain(`'parapet-quote-button': ElementProps<ParapetQuoteButtonProps>`)
})

test('parapet.css reserves the height of undefined elements, also against important rules of pages', () => {
  const rule = reservedHeightsOf([{ ...definitions['parapet-quote-calculator'], height: '46em' }])
  expect(rule).toContain(
    'parapet-quote-calculator:not(:defined){display:block!important;min-height:46em!important;',
  )
})

test('the build writes a page for each element', () => {
  const names = [...docsFiles().keys()]
  for (const { tag } of all) expect(names).toContain(`docs/${tag}.html`)
})

test('the first page has everything to copy: the tags, the policy, the pins', () => {
  const index = docsFiles().get('docs/index.html') ?? ''
  expect(index).toContain('/widgets/v0/loader.js&#34; crossorigin')
  expect(index).toContain(`trusted-types parapet lit-html`)
  expect(index).toContain('integrity=&#34;sha384-…&#34; crossorigin')
  for (const { tag } of all) expect(index).toContain(`href="${tag}.html"`)
})

test('links inside the pages lead to files of the build', () => {
  const files = docsFiles()
  const links = [...files]
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([, page]) => [...page.matchAll(/href="([^"#]+)/g)].map(([, path]) => path ?? ''))
    .map((path) => new URL(path, 'file:///v0/docs/').pathname.replace(/\/$/, '/index.html'))
  const beside = ['/release.json']
  expect(
    links.filter((path) => !files.has(path.replace('/v0/', '')) && !beside.includes(path)),
  ).toEqual([])
})
