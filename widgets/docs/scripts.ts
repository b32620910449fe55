import { join } from 'node:path'
import { build } from 'vite'
import { leanDefinitions } from '../bundling/lean-definitions.ts'
import { leanEndpoints } from '../bundling/lean-endpoints.ts'
import { ownKeys } from '../bundling/own-keys.ts'

/** Single-file scripts by name, with their entry modules. */
export type Scripts = Readonly<Record<string, string>>

/** Scripts of a version. */
export const versionScripts: Scripts = { 'doctor.js': 'doctor/doctor.ts' }

/** Scripts of the documentation. */
export const pageScripts: Scripts = { 'docs/docs.js': 'docs/script/main.ts' }

const bundle = async (entry: string, format: 'es' | 'iife'): Promise<string> => {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanDefinitions({ hasSlots: true }), leanEndpoints(), ownKeys()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, '..', entry), formats: [format], name: 'parapet' },
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [output] = Array.isArray(outputs) ? outputs : [outputs]
  const [chunk, ...rest] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk' || rest.length > 0) throw new Error(`${entry} is not one file`)
  return chunk.code
}

/** Bundles each script into one file without imports. */
export const bundled = (scripts: Scripts): Promise<readonly (readonly [string, string])[]> =>
  Promise.all(
    Object.entries(scripts).map(
      async ([name, entry]) => [name, await bundle(entry, 'es')] as const,
    ),
  )

/** A script to evaluate in a page. Its exports are the global `parapet`. */
export const evaluated = (entry: string): Promise<string> => bundle(entry, 'iife')
