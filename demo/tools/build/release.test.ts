import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aliasLoader, digestOf, integrityOf, writeRelease, type Published } from './release.ts'

const widgets = mkdtempSync(join(tmpdir(), 'parapet-release-'))
const code = 'const load=()=>bring(["./element-BK3x9_2a.js"],()=>import(`./element-BK3x9_2a.js`));'

const none: Published = { oldestSupported: '1.0.0', published: {} }

const publish = (version: string, loader: string, published = none) => {
  const folder = join(widgets, `v${version}`)
  mkdirSync(join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'loader.js'), loader)
  writeFileSync(join(folder, 'element-BK3x9_2a.js'), 'export {}')
  writeFileSync(join(folder, 'parapet.css'), `/* ${version} */`)
  writeFileSync(join(folder, 'docs/index.html'), `<p>${version}`)
  return writeRelease(
    widgets,
    version,
    {
      files: ['parapet.css', 'docs/index.html'],
      chunks: ['loader.js', 'element-BK3x9_2a.js'],
      elements: { 'parapet-sample': ['element-BK3x9_2a.js'] },
    },
    published,
  )
}
const read = (path: string): string => readFileSync(join(widgets, path), 'utf8')

beforeAll(async () => void (await publish('1.2.3', code)))
afterAll(() => rmSync(widgets, { recursive: true }))

test('describes the build: its loader, the hash of its bytes, every file once', () => {
  expect(JSON.parse(read('release.json'))).toMatchObject({
    version: '1.2.3',
    loader: 'v1.2.3/loader.js',
    integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
    alias: 'v1/loader.js',
    files: ['docs/index.html', 'element-BK3x9_2a.js', 'loader.js', 'parapet.css'],
    elements: { 'parapet-sample': ['element-BK3x9_2a.js'] },
  })
})

test('lists the hash of every file and the oldest supported version', () => {
  const { hashes, files, oldestSupported } = JSON.parse(read('release.json'))
  expect(Object.keys(hashes)).toEqual(files)
  expect(hashes['element-BK3x9_2a.js']).toBe(integrityOf('export {}'))
  expect(oldestSupported).toBe('1.0.0')
})

test('a published version can only be built again with the same bytes', async () => {
  const { hashes } = await publish('2.0.0', code)
  const published = { ...none, published: { '2.0.0': digestOf(hashes) } }
  await expect(publish('2.0.0', code, published)).resolves.toMatchObject({ version: '2.0.0' })
  await expect(publish('2.0.0', `${code}//`, published)).rejects.toThrow('Raise "version"')
  await publish('1.2.3', code)
})

test('the alias loads the chunks of its version', () => {
  expect(read('v1/loader.js')).toBe(
    'const load=()=>bring(["../v1.2.3/element-BK3x9_2a.js"],()=>import(`../v1.2.3/element-BK3x9_2a.js`));',
  )
  expect(read('v1/docs/index.html')).toBe('<p>1.2.3')
})

test('a later build moves the alias and leaves the earlier build unchanged', async () => {
  await publish('1.3.0', `${code}//`)
  expect(read('v1/loader.js')).toContain('../v1.3.0/element-BK3x9_2a.js')
  expect(read('v1/parapet.css')).toBe('/* 1.3.0 */')
  expect(read('v1.2.3/loader.js')).toBe(code)
})

test('texts that resemble file names are unchanged', () => {
  expect(aliasLoader('say("./ and more");say("../x.js")', '1.0.0')).toBe(
    'say("./ and more");say("../x.js")',
  )
})
