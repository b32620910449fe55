import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { definitions } from '../definitions.ts'
import { docsCss } from './docs-css.ts'
import { editorDataOf } from './editor-data.ts'
import { indexPage } from './index-page.ts'
import { jsxTypesOf } from './jsx-types.ts'
import { manifestOf } from './manifest.ts'
import { elementPage } from './page.ts'
import { reservedHeightsOf } from './reserved-heights.ts'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** Every file made from the definitions, by its name in the build. */
export function docsFiles(): ReadonlyMap<string, string> {
  const all = Object.values(definitions)
  return new Map([
    ['parapet.css', reservedHeightsOf(all)],
    ['custom-elements.json', json(manifestOf(all))],
    ['vscode.html-custom-data.json', json(editorDataOf(all))],
    ['jsx.d.ts', jsxTypesOf(all)],
    ['docs/docs.css', docsCss()],
    ['docs/index.html', indexPage(all)],
    ...all.map((definition): [string, string] => [
      `docs/${definition.tag}.html`,
      elementPage(definition),
    ]),
  ])
}

/** Writes them beside the build's scripts. */
export function writeDocs(): Plugin {
  let folder = ''
  return {
    name: 'parapet:write-docs',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    async writeBundle() {
      await mkdir(join(folder, 'docs'), { recursive: true })
      await Promise.all(
        Array.from(docsFiles(), ([name, text]) => writeFile(join(folder, name), text)),
      )
    },
  }
}
