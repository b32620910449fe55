import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { evaluated } from '../docs/scripts.ts'
import type { PackageFiles } from './package-files.ts'

const root = join(import.meta.dirname, '../..')

/** The browser driver, the only dependency of the command. */
const driver = 'playwright-core'

const driverVersion = async (): Promise<string> => {
  const text = await readFile(join(root, 'package.json'), 'utf8')
  const { devDependencies } = JSON.parse(text) as {
    readonly devDependencies: Readonly<Record<string, string>>
  }
  const version = devDependencies[driver]
  if (version === undefined) throw new Error(`package.json has no ${driver}`)
  return version
}

/** The command as one file for Node. */
const command = async (): Promise<string> => {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'node20',
      ssr: join(root, 'widgets/doctor/command/main.ts'),
      rolldownOptions: { external: [driver], output: { entryFileNames: 'doctor.js' } },
    },
    ssr: { noExternal: ['zod'] },
  })
  const [output] = Array.isArray(outputs) ? outputs : [outputs]
  const [chunk, ...rest] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk' || rest.length > 0) throw new Error('The doctor is not one file')
  return `#!/usr/bin/env node\n${chunk.code}`
}

/** The files of `@parapet/doctor`: the command that examines an address. */
export const doctorPackage = async (_: unknown, version: string): Promise<PackageFiles> => {
  const manifest = {
    name: '@parapet/doctor',
    version,
    description: 'Finds problems with the Parapet elements on a page.',
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'parapet-doctor': './doctor.js' },
    engines: { node: '>=20' },
    dependencies: { [driver]: await driverVersion() },
  }
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'doctor.js': await command(),
    'examine.js': await evaluated('doctor/examine.ts'),
  }
}
