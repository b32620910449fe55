import type { Plugin, Rolldown } from 'vite'

type ResolveDependencies = (
  file: string,
  needed: string[],
  context: { readonly hostId: string },
) => string[]

/**
 * Omits files from a chunk's preload lists that are already loaded: its own imports and their style
 * sheets. The lists are part of the first screens' code.
 */
export const leanPreloads = (): {
  readonly plugin: Plugin
  readonly resolveDependencies: ResolveDependencies
} => {
  let built: Rolldown.OutputBundle = {}
  const known = new Map<string, ReadonlySet<string>>()

  const add = (file: string, files: Set<string>): Set<string> => {
    const chunk = built[file]
    if (files.has(file) || chunk?.type !== 'chunk') return files
    files.add(file)
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css)
    for (const each of chunk.imports) add(each, files)
    return files
  }

  const loadedWith = (host: string): ReadonlySet<string> => {
    const files = known.get(host) ?? add(host, new Set())
    known.set(host, files)
    return files
  }

  return {
    plugin: {
      name: 'parapet:lean-preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          built = bundle
          known.clear()
        },
      },
    },
    resolveDependencies: (file, needed, { hostId }) =>
      // An import requests its own file anyway.
      needed.filter((each) => each !== file && !loadedWith(hostId).has(each)),
  }
}
