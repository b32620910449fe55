import type { Plugin } from 'vite'
import { createRetryingImport } from './import-with-retry.ts'

interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>
  /** The loader, which is loaded before any other chunk. */
  readonly isEntry?: boolean
}

/** The global key of the loader's function. The number changes with its signature. */
const globalKey = `globalThis[Symbol.for("parapet.bring.2")]`

const dynamicImport = /\bimport\(\s*(["'`])\.\/([^"'`]+\.js)\1\s*\)/g

type Chunks = Readonly<Record<string, Chunk>>

const lengthOf = (chunk: Chunk | undefined): number =>
  Object.values(chunk?.modules ?? {}).reduce((sum, { renderedLength }) => sum + renderedLength, 0)

/** A file after its imports, in evaluation order. */
const evaluationOrder = (file: string, chunks: Chunks, seen: Set<string>): readonly string[] => {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = chunks[file]?.imports ?? []
  return [...imports.flatMap((each) => evaluationOrder(each, chunks, seen)), file]
}

/**
 * A chunk's file and its imports in reverse topological order, large files first: they take longest
 * to download, and evaluation runs from the last to the first.
 */
export function filesOf(file: string, chunks: Chunks): readonly string[] {
  const pending = [...evaluationOrder(file, chunks, new Set())]
  const files: string[] = []
  while (pending.length > 0) {
    const hasNoPendingImports = (each: string) =>
      (chunks[each]?.imports ?? []).every((imported) => !pending.includes(imported))
    const ready = pending.filter(hasNoPendingImports)
    // In an import cycle, fall back to evaluation order.
    const [next = pending[0] ?? file] = ready.toSorted(
      (a, b) => lengthOf(chunks[a]) - lengthOf(chunks[b]),
    )
    pending.splice(pending.indexOf(next), 1)
    files.unshift(next)
  }
  return files
}

/**
 * Makes every `import()` of a chunk fetch its files first, except those that the chunk imports
 * itself.
 */
export function withRetryableImports(
  chunk: Chunk & { readonly code: string },
  chunks: Chunks,
): string {
  const loadedFiles = new Set(filesOf(chunk.fileName, chunks))
  let hasImports = false
  const code = chunk.code.replace(dynamicImport, (text, _quote, file: string) => {
    const files = filesOf(file, chunks).filter((each) => !loadedFiles.has(each))
    if (files.length === 0) return text
    hasImports = true
    const list = JSON.stringify(files.map((each) => `./${each}`))
    return `__importWithRetry(${list},import.meta.url)`
  })
  if (!hasImports) return chunk.code
  const importWithRetry = chunk.isEntry
    ? `${globalKey}??=(${createRetryingImport.toString()})((address) => import(address))`
    : globalKey
  // Put at the beginning, because the first line of a chunk may be an `await import()`.
  return `const __importWithRetry=${importWithRetry};\n${code}`
}

/** Makes failed imports retryable: see `createRetryingImport`. */
export function retryableImports(): Plugin {
  return {
    name: 'parapet:retryable-imports',
    apply: 'build',
    renderChunk(code, chunk, _options, { chunks }) {
      return { code: withRetryableImports({ ...chunk, code }, chunks), map: null }
    },
  }
}
