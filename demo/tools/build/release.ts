import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { elementFilesOf } from '../../../widgets/bundling/element-files.ts'
import { precompressFolder } from './precompress.ts'

/** The contents of `release.json`, for pages that pin a version; paths are relative to it. */
export interface Release {
  readonly version: string
  /** The loader of this version, with the integrity hash for the snippet. */
  readonly loader: string
  readonly integrity: string
  readonly stylesheet: string
  readonly stylesheetIntegrity: string
  /** The loader of the newest build of this major version. */
  readonly alias: string
  /** The oldest version whose pages keep working with this platform. */
  readonly oldestSupported: string
  /** Every file of the build. */
  readonly files: readonly string[]
  /** The integrity hash of each file, for `modulepreload` links and for comparing copies. */
  readonly hashes: Readonly<Record<string, string>>
  /**
   * The files that each element loads in addition to the loader, by tag, for preloading with their
   * hashes.
   */
  readonly elements: Readonly<Record<string, readonly string[]>>
}

/** Published versions with the digests of their files, as in `widgets/releases.json`. */
export interface Published {
  readonly oldestSupported: string
  readonly published: Readonly<Record<string, string>>
}

const loader = 'loader.js'
const stylesheet = 'parapet.css'
const sibling = /(["'`])\.\/([\w.-]+\.js)\1/g

/** `0.1.0` → `v0`. */
export const aliasOf = (version: string): string => `v${version.split('.')[0]}`

/** The loader for the alias' folder. Its imports point to the version's chunks. */
export const aliasLoader = (code: string, version: string): string =>
  code.replace(
    sibling,
    (_, quote: string, file: string) => `${quote}../v${version}/${file}${quote}`,
  )

export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** One hash of all files of a build, by name. */
export const digestOf = (hashes: Release['hashes']): string =>
  integrityOf(
    Object.entries(hashes)
      .map((entry) => entry.join(' '))
      .toSorted()
      .join('\n'),
  )

/** Host pages pin a published version by its hashes, so its bytes must not change. */
const assertSameBytes = (version: string, digest: string, { published }: Published): void => {
  const known = published[version]
  if (known === undefined || known === digest) return
  throw new Error(
    `Version ${version} was published with other bytes (widgets/releases.json). Raise "version" in package.json.`,
  )
}

/** The output of a build in the folder of its version. */
export interface Built {
  /** Names of the files without a content hash, except the loader. */
  readonly files: readonly string[]
  /** Names of the files with a content hash. */
  readonly chunks: readonly string[]
  readonly elements: Release['elements']
}

/**
 * Writes `release.json` and the alias' folder, which has copies of the files without a content
 * hash.
 */
export async function writeRelease(
  widgets: string,
  version: string,
  { files, chunks, elements }: Built,
  published: Published,
): Promise<Release> {
  const from = join(widgets, `v${version}`)
  const alias = aliasOf(version)
  const to = join(widgets, alias)
  const all = [...new Set([loader, ...files, ...chunks])].toSorted()
  const hashes = Object.fromEntries(
    await Promise.all(
      all.map(async (file) => [file, integrityOf(await readFile(join(from, file)))] as const),
    ),
  )
  assertSameBytes(version, digestOf(hashes), published)
  const code = await readFile(join(from, loader), 'utf8')
  for (const folder of new Set(files.map((file) => dirname(join(to, file)))))
    await mkdir(folder, { recursive: true })
  await Promise.all(files.map((file) => copyFile(join(from, file), join(to, file))))
  await writeFile(join(to, loader), aliasLoader(code, version))
  const release: Release = {
    version,
    loader: `v${version}/${loader}`,
    integrity: integrityOf(code),
    stylesheet: `v${version}/${stylesheet}`,
    stylesheetIntegrity: integrityOf(await readFile(join(from, stylesheet))),
    alias: `${alias}/${loader}`,
    oldestSupported: published.oldestSupported,
    files: all,
    hashes,
    elements,
  }
  // last, so that all files of a listed release exist
  await writeFile(join(widgets, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  return release
}

/** Publishes a widget build: compresses its files, moves the alias to it and lists it. */
export const release = (
  version: string,
  unhashed: readonly string[],
  published: Published,
): Plugin => ({
  name: 'parapet:release',
  apply: 'build',
  writeBundle: {
    // after the plugins that write additional files
    order: 'post',
    sequential: true,
    async handler({ dir = '' }, bundle) {
      const widgets = dirname(dir)
      await precompressFolder(dir)
      const built = {
        files: unhashed,
        chunks: Object.keys(bundle),
        elements: elementFilesOf(bundle),
      }
      await writeRelease(widgets, version, built, published)
      await precompressFolder(join(widgets, aliasOf(version)))
      await precompressFolder(join(widgets, 'docs'))
    },
  },
})
