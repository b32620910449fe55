import { example } from '../docs/snippets.ts'
import type { PackageName } from './package-files.ts'

/** The file name of a package. */
export const tarballName = (name: PackageName): string => `${name}.tgz`

/** The command that installs a package and its dependencies from the platform. */
export const installCommand = (name: PackageName, version: string): string => {
  const isAlone = name === 'elements' || name === 'doctor'
  const names: readonly PackageName[] = isAlone ? [name] : ['elements', name]
  const files = names.map((each) => `${example.portal}/widgets/v${version}/${tarballName(each)}`)
  const kind = name === 'doctor' ? ' --save-dev' : ''
  return `npm install${kind} ${files.join(' ')}`
}
