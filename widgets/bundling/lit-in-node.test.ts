import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { build } from 'vite'
import { litInNode } from './lit-in-node.ts'

const folder = mkdtempSync(join(tmpdir(), 'parapet-lit-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the browser build of Lit can be imported where there is no page', async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [litInNode()],
    build: {
      outDir: folder,
      lib: {
        entry: createRequire(import.meta.url).resolve('lit'),
        formats: ['es'],
        fileName: () => 'lit.mjs',
      },
    },
  })
  const { LitElement } = (await import(pathToFileURL(join(folder, 'lit.mjs')).href)) as object & {
    readonly LitElement?: unknown
  }
  expect(LitElement).toBeTypeOf('function')
})
