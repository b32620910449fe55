import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { packageFiles } from '../../../widgets/packages/packages.ts'

const root = join(import.meta.dirname, '../../..')

// `node demo/tools/build/packages.ts [folder]` writes the npm packages into a folder, `build/packages` by default.
const folder = process.argv[2] ?? join(root, 'build/packages')
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  readonly version: string
}
await rm(folder, { recursive: true, force: true })
for (const [name, text] of await packageFiles(version)) {
  const file = join(folder, name)
  // Written one after the other: they are few and small.
  // oxlint-disable-next-line no-await-in-loop
  await mkdir(dirname(file), { recursive: true })
  // oxlint-disable-next-line no-await-in-loop
  await writeFile(file, text)
}
