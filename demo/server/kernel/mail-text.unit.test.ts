import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regions } from '#core/foundation/region/regions.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { asTyped, mailTexts, withoutLinks } from './mail-text.ts'
import { projectRoot } from './project-root.ts'
import { loadWording } from './wording.ts'

const evil = 'https://www.evil.example/a'
/** Patterns that mail programs turn into a link: a scheme, or a dot between letters. */
const linkable = /:\/\/|[^\s\u2060][.\u2024\u3002\uFE52\uFF0E\uFF61][^\s\u2060]/u

test.each([
  'www.evil.example',
  'evil.example Ltd',
  'https://evil',
  'http://x.y',
  'Acme (evil.example)',
  'EVIL.EXAMPLE/path?a=b.c',
  'evil\uFF0Eexample',
  'evil\u2024example',
  'a.b.c.d.evil.example',
  'пример.рф',
  'mail@evil.example',
])('%s contains no link and reads the same', (name) => {
  const written = withoutLinks(name)
  expect(written).not.toMatch(linkable)
  expect(written.replaceAll('\u2060', '')).toBe(name)
  expect(withoutLinks(written)).toBe(written)
})

test.each(['Acme, Inc.', 'St. Louis Dental', '$1,234.50', '2026-11-28', 'Łódź Café No. 5'])(
  '%s is unchanged',
  (name) => {
    expect(withoutLinks(name)).toBe(name)
  },
)

test('the letters of any text are unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '.', ':', '/', ' ', 'É', '9') }), (text) => {
      expect(withoutLinks(text).replaceAll('\u2060', '')).toBe(text)
    }),
  )
})

test('the text of a professional keeps its links', () => {
  expect(asTyped(`See ${evil}`)).toBe(`See ${evil}`)
})

/** The mail texts with their keys. */
const flattenTexts = (
  texts: object,
  path = '',
): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') return [[key, value] as const]
    return typeof value === 'object' && value !== null ? flattenTexts(value, key) : []
  })

const isKey = (key: string): key is WordingKey => key.startsWith('mails:')

test('no mail of any region links a name: only our own addresses are links', async () => {
  const wording = await loadWording()
  const file = join(projectRoot(), 'core/foundation/wording/locales/en-US/mails.json')
  const texts = flattenTexts(JSON.parse(readFileSync(file, 'utf8')) as object)
  expect(texts.length).toBeGreaterThan(80)
  const addresses = ['link', 'email', 'agentEmail', 'customerVisibility']
  const messages = ['reason', 'description', 'requests']
  for (const [path, source] of texts) {
    const names = [...source.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
    const nameParams = names.filter((name) => ![...addresses, ...messages].includes(name))
    const params = Object.fromEntries([
      ...names.map((name) => [name, 'Ours']),
      ...nameParams.map((name) => [name, evil]),
    ]) as Readonly<Record<string, string>>
    const key = `mails:${path.replace(/_(one|other)$/, '')}`
    if (!isKey(key)) throw new Error(key)
    for (const region of regions) {
      const written = mailTexts({ wording }, region)(key, { ...params, count: 2 })
      expect(written).not.toContain('evil.example')
      expect(written).not.toContain('://')
    }
  }
})
