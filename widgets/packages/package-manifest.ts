/** The parts that differ between packages. */
export interface PackageOf {
  /** `elements` → `@parapet/elements`. */
  readonly name: string
  readonly description: string
  /** Entries besides the main one, by import path. */
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly peers?: Readonly<Record<string, string>>
  readonly needsElements?: true
}

/** The `package.json` of a package. */
export const packageManifest = (
  { name, description, exports = {}, peers, needsElements }: PackageOf,
  version: string,
): string => {
  const peerDependencies = { ...(needsElements && { '@parapet/elements': version }), ...peers }
  const manifest = {
    name: `@parapet/${name}`,
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    types: './index.d.ts',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...exports,
      './package.json': './package.json',
    },
    ...(Object.keys(peerDependencies).length > 0 && { peerDependencies }),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
