import { example } from '../docs/snippets.ts'
import type { PackageName } from './package-files.ts'

/** The file of a package beside the chunks of its version. */
export const tarballName = (name: PackageName): string => `${name}.tgz`

/** The command that installs a package with what it needs, from the platform that serves it. */
export const installCommand = (name: PackageName, version: string): string => {
  const isAlone = name === 'elements' || name === 'doctor'
  const names: readonly PackageName[] = isAlone ? [name] : ['elements', name]
  const files = names.map((each) => `${example.portal}/widgets/v${version}/${tarballName(each)}`)
  const kind = name === 'doctor' ? ' --save-dev' : ''
  return `npm install${kind} ${files.join(' ')}`
}
