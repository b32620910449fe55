import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { definitions } from '../definitions.ts'
import { scriptTypesOf } from './controller-types.ts'
import { docsCss } from './docs-css.ts'
import { elementTypesOf } from './element-types.ts'
import { editorDataOf } from './editor-data.ts'
import { textTypes } from './element-texts.ts'
import { frame } from './frame.ts'
import { jsxTypesOf } from './jsx-types.ts'
import { llmsText } from './llms.ts'
import { customElementsManifest } from './manifest.ts'
import { docsPages } from './pages/docs-pages.ts'
import { reservedHeightsOf } from './reserved-heights.ts'
import { bundled, pageScripts, versionScripts } from './scripts.ts'
import { searchIndexOf } from './search-index.ts'
import { weightsOf, type Weights } from './weights.ts'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The files of a version generated from the definitions, by name. */
export function versionFiles(): ReadonlyMap<string, string> {
  const all = Object.values(definitions)
  return new Map([
    ['parapet.css', reservedHeightsOf(all)],
    ['custom-elements.json', json(customElementsManifest(all))],
    ['vscode.html-custom-data.json', json(editorDataOf(all))],
    ['elements.d.ts', elementTypesOf(all)],
    ['parapet.d.ts', scriptTypesOf(all)],
    ['jsx.d.ts', jsxTypesOf(all)],
    ['texts.d.ts', textTypes()],
  ])
}

/**
 * The unversioned files of the documentation without its script. `weights` is passed by builds only.
 */
export function docsFiles(weights?: Weights): ReadonlyMap<string, string> {
  const pages = docsPages(weights)
  return new Map([
    ['docs/docs.css', docsCss()],
    ['docs/search.json', JSON.stringify(searchIndexOf(pages))],
    ['docs/llms.txt', llmsText(pages)],
    ...pages.flatMap((page): [string, string][] => [
      [`docs/${page.path}.html`, frame(page, pages)],
      [`docs/${page.path}.md`, `${page.markdown}\n`],
    ]),
  ])
}

/** The files of a version without a hash, besides the loader. */
export const versionFileNames = (): readonly string[] => [
  ...versionFiles().keys(),
  ...Object.keys(versionScripts),
]

const write = async (folder: string, files: Iterable<readonly [string, string]>): Promise<void> => {
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** Writes a version's files next to its chunks, and the documentation next to the versions. */
export function writeDocs(): Plugin {
  let folder = ''
  return {
    name: 'parapet:write-docs',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async writeBundle(_, bundle) {
      await write(folder, [...versionFiles(), ...(await bundled(versionScripts))])
      await write(dirname(folder), [
        ...docsFiles(weightsOf(bundle)),
        ...(await bundled(pageScripts)),
      ])
    },
  }
}
