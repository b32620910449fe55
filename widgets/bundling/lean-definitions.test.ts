import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { documentedElements } from '../docs/elements.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { leanDefinitions } from './lean-definitions.ts'

const folder = mkdtempSync(join(tmpdir(), 'parapet-definitions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('built definitions have neither docs nor sentences', async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [leanDefinitions()],
    build: {
      outDir: folder,
      lib: {
        entry: join(import.meta.dirname, '../doctor/definitions.ts'),
        formats: ['es'],
        fileName: () => 'definitions.mjs',
      },
    },
  })
  const { definitionsByTag } = (await import(
    pathToFileURL(join(folder, 'definitions.mjs')).href
  )) as { readonly definitionsByTag: ReadonlyMap<string, ElementDefinition> }
  expect([...definitionsByTag.keys()].toSorted()).toEqual(documentedElements.map(({ tag }) => tag))
  const text = JSON.stringify([...definitionsByTag.values()])
  expect(['docs', 'summary'].filter((name) => text.includes(`"${name}":`))).toEqual([])
})
