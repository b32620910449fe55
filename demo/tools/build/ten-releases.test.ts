import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { integrityOf, writeRelease, type Release } from './release.ts'

const widgets = mkdtempSync(join(tmpdir(), 'parapet-releases-'))
afterAll(() => rmSync(widgets, { recursive: true }))

const textOf = (path: string): string => readFileSync(join(widgets, path), 'utf8')

/** The chunks that a loader imports, as paths in the folder of all releases. */
const chunksOf = (loader: string, text: string): readonly string[] =>
  [...text.matchAll(/import\(`([^`]+)`\)/g)].map(([, file = '']) => join(dirname(loader), file))

/**
 * A page opened at a release: the loaders that it may use, and the content of its chunks at that
 * time.
 */
interface OpenPage {
  readonly release: Release
  readonly pinned: string
  readonly following: string
  readonly chunks: ReadonlyMap<string, string>
}

/** Builds and releases a version into the folder of the earlier ones, like the real build. */
const release = async (minor: number): Promise<OpenPage> => {
  const version = `1.${minor}.0`
  const folder = join(widgets, `v${version}`)
  const chunk = `element-${minor}BK3x9_2.js`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'loader.js'), `const load=()=>import(\`./${chunk}\`);//${minor}`)
  writeFileSync(join(folder, chunk), `export const release = ${minor}`)
  writeFileSync(join(folder, 'parapet.css'), `/* ${minor} */`)
  const built = {
    files: ['parapet.css'],
    chunks: ['loader.js', chunk],
    elements: { 'parapet-sample': [chunk] },
  }
  const released = await writeRelease(widgets, version, built, {
    oldestSupported: '1.0.0',
    published: {},
  })
  const pinned = textOf(released.loader)
  const following = textOf(released.alias)
  const chunks = [...chunksOf(released.loader, pinned), ...chunksOf(released.alias, following)]
  return {
    release: released,
    pinned,
    following,
    chunks: new Map(chunks.map((path) => [path, textOf(path)])),
  }
}

test('open pages keep working over ten releases, pinned or not', async () => {
  const open: OpenPage[] = []
  // Each release builds on the previous ones.
  // oxlint-disable-next-line no-await-in-loop
  for (let minor = 0; minor <= 10; minor += 1) open.push(await release(minor))
  for (const { release: at, pinned, following, chunks } of open) {
    expect(chunks.size).toBeGreaterThan(0)
    for (const [path, text] of chunks) expect(textOf(path)).toBe(text)
    // a page that pinned the release loads the same bytes again
    for (const [file, hash] of Object.entries(at.hashes))
      expect(integrityOf(textOf(`v${at.version}/${file}`))).toBe(hash)
    expect(integrityOf(textOf(at.loader))).toBe(at.integrity)
    expect(textOf(at.loader)).toBe(pinned)
    // an open page imports the files of its own release, even after the alias has moved
    for (const path of chunksOf(at.alias, following)) {
      expect(path).toContain(`v${at.version}/`)
      expect(existsSync(join(widgets, path))).toBe(true)
    }
  }
  expect(textOf('v1/loader.js')).toContain('../v1.10.0/')
})

test('an open page keeps working after a second build of its unpublished version', async () => {
  const first = await release(20)
  writeFileSync(join(widgets, 'v1.20.0/element-other.js'), 'export {}')
  await release(20)
  for (const [path, text] of first.chunks) expect(textOf(path)).toBe(text)
})
