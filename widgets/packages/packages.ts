import { definitions } from '../definitions.ts'
import type { ElementDefinition } from '../element/definition.ts'
import { angularPackage } from './angular-package.ts'
import { elementsPackage } from './elements-package.ts'
import { doctorPackage } from './doctor-package.ts'
import { reactPackage } from './react-package.ts'
import { packageNames, type PackageFiles, type PackageName } from './package-files.ts'
import { vuePackage } from './vue-package.ts'
import { packageReadme } from './package-readme.ts'

const packages = {
  elements: elementsPackage,
  react: reactPackage,
  vue: vuePackage,
  angular: angularPackage,
  doctor: doctorPackage,
} satisfies Record<
  PackageName,
  (definitions: readonly ElementDefinition[], version: string) => Promise<PackageFiles>
>

/** The files of every npm package by its name. */
export const allPackages = async (
  version: string,
): Promise<readonly (readonly [name: PackageName, files: PackageFiles])[]> => {
  const all = Object.values(definitions)
  return Promise.all(
    packageNames.map(async (name) => {
      const files = await packages[name](all, version)
      return [name, { ...files, 'README.md': packageReadme(name, version) }] as const
    }),
  )
}

/** Every file of every npm package, by its path under `build/packages`. */
export const packageFiles = async (version: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await allPackages(version)).flatMap(([name, files]) =>
      Object.entries(files).map(([file, text]): [string, string] => [`${name}/${file}`, text]),
    ),
  )
