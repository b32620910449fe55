import type { ElementDefinition } from '../element/definition.ts'
import { controllerTypesOf } from '../docs/controller-types.ts'
import { elementTypesOf } from '../docs/element-types.ts'
import { textTypes } from '../docs/element-texts.ts'
import { jsxTypesOf } from '../docs/jsx-types.ts'
import { customElementsManifest } from '../docs/manifest.ts'
import { packageManifest } from './package-manifest.ts'
import { runtime } from './runtime.ts'
import type { PackageFiles } from './package-files.ts'

/** Types of the loader. */
const loaderTypes = `export interface LoadParapetOptions {
  /** Origin of the platform, which serves the elements. */
  apiBase: string
  /** The latest build of a major version, such as \`0\`, or an exact build, such as \`0.1.0\`. */
  version?: string | undefined
  /**
   * File hashes by file name, from \`release.json\`. Each file is checked before it runs; a
   * mismatch rejects the promise. Needs an exact \`version\`.
   */
  integrity?: Readonly<Record<string, string>> | undefined
}

/**
 * Loads the elements of a platform into the page, once per address. They then work wherever their
 * tags appear. On a server the promise never resolves.
 */
export declare function loadParapet(options: LoadParapetOptions): Promise<Parapet>
`

/** The files of \`@parapet/elements\`: the loader and the types of every element. */
export const elementsPackage = async (
  definitions: readonly ElementDefinition[],
  version: string,
): Promise<PackageFiles> => {
  const loader = await runtime('load-parapet.ts')
  const [major = '0'] = version.split('.')
  return {
    'package.json': packageManifest(
      {
        name: 'elements',
        description: 'The loader and types of the Parapet elements.',
        exports: {
          './jsx': { types: './jsx.d.ts', default: './jsx.js' },
          './custom-elements.json': './custom-elements.json',
        },
      },
      version,
    ),
    'index.js': loader.replace('__MAJOR__', major),
    'index.d.ts': `${controllerTypesOf(definitions)}${loaderTypes}`,
    'elements.d.ts': elementTypesOf(definitions),
    'texts.d.ts': textTypes(),
    'jsx.d.ts': jsxTypesOf(definitions),
    // contains only types, but bundlers resolve its import
    'jsx.js': 'export {}\n',
    'custom-elements.json': `${JSON.stringify(customElementsManifest(definitions), null, 2)}\n`,
  }
}
