import { example } from '../docs/snippets.ts'
import type { PackageName } from './package-files.ts'

/** The file of a package beside the chunks of its version. */
export const tarballName = (name: PackageName): string => `${name}.tgz`

/** The command that installs a package with what it needs, from the platform that serves it. */
export const installOf = (name: PackageName, version: string): string => {
  const names: readonly PackageName[] = name === 'elements' ? [name] : ['elements', name]
  const files = names.map((each) => `${example.portal}/widgets/v${version}/${tarballName(each)}`)
  return `npm install ${files.join(' ')}`
}
