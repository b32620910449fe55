import { filesOf } from './retryable-imports.ts'

/** A chunk of a build; assets have no modules. */
export interface BuiltFile {
  readonly fileName: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly moduleIds?: readonly string[]
}

/** The files that each element loads beyond the loader, by tag; its own file comes first. */
export type ElementFiles = Readonly<Record<string, readonly string[]>>

/** `widgets/quote-button/element.ts` defines `<parapet-quote-button>`. */
const source = /\/widgets\/([\w-]+)\/element\.ts$/

/** The module through which the loader finds some elements. */
const list = /\/widgets\/listed-elements\.ts$/

/**
 * Finds the files of every element in a build: the chunk that defines it, what that imports, and
 * the list through which the loader finds it.
 */
export function elementFilesOf(bundle: Readonly<Record<string, BuiltFile>>): ElementFiles {
  const chunks = Object.fromEntries(
    Object.entries(bundle).map(([name, { fileName, imports = [] }]) => [
      name,
      { fileName, imports },
    ]),
  )
  const lists = Object.values(bundle).filter(({ moduleIds = [] }) =>
    moduleIds.some((id) => list.test(id)),
  )
  const listsOf = (file: string): readonly string[] =>
    lists.flatMap(({ fileName, dynamicImports = [] }) =>
      dynamicImports.includes(file) ? [fileName] : [],
    )
  const entries = Object.values(bundle).flatMap(({ fileName, moduleIds = [] }) =>
    moduleIds.flatMap((id) => {
      const name = source.exec(id)?.[1]
      if (name === undefined) return []
      const files = [...filesOf(fileName, chunks), ...listsOf(fileName)]
      return [[`parapet-${name}`, files] as const]
    }),
  )
  return Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other)))
}
