import { definitions } from '../definitions.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { angularPackage } from './angular-package.ts'
import { elementsPackage } from './elements-package.ts'
import { reactPackage } from './react-package.ts'
import { packageNames, type PackageFiles, type PackageName } from './package-files.ts'
import { vuePackage } from './vue-package.ts'
import { readmeOf } from './readme-of.ts'

const packages = {
  elements: elementsPackage,
  react: reactPackage,
  vue: vuePackage,
  angular: angularPackage,
} satisfies Record<
  PackageName,
  (definitions: readonly ElementDefinition[], version: string) => Promise<PackageFiles>
>

/** Every file of every npm package, by its path under `build/packages`. */
export const packageFiles = async (version: string): Promise<ReadonlyMap<string, string>> => {
  const all = Object.values(definitions)
  const written = await Promise.all(
    packageNames.map(async (name) => {
      const files = { ...(await packages[name](all, version)), 'README.md': readmeOf(name) }
      return Object.entries(files).map(([file, text]): [string, string] => [
        `${name}/${file}`,
        text,
      ])
    }),
  )
  return new Map(written.flat())
}
