import type { Plugin } from 'vite'
import { makeBring } from './bring.ts'

interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
  readonly modules?: Readonly<Record<string, { readonly renderedLength: number }>>
  /** The loader, which is loaded before any other chunk. */
  readonly isEntry?: boolean
}

/** Where chunks find the loader's function; the number changes with its signature. */
const place = `globalThis[Symbol.for("parapet.bring.2")]`

const dynamicImport = /\bimport\(\s*(["'`])\.\/([^"'`]+\.js)\1\s*\)/g

type Chunks = Readonly<Record<string, Chunk>>

const lengthOf = (chunk: Chunk | undefined): number =>
  Object.values(chunk?.modules ?? {}).reduce((sum, { renderedLength }) => sum + renderedLength, 0)

/** A file and those that it needs, those first, in the order in which they may run. */
const runOrder = (file: string, chunks: Chunks, seen: Set<string>): readonly string[] => {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = chunks[file]?.imports ?? []
  return [...imports.flatMap((each) => runOrder(each, chunks, seen)), file]
}

/**
 * A chunk's file and those that it needs: each stands before what it imports, and large ones as
 * early as that allows, because the files run from the last to the first as they arrive.
 */
export function filesOf(file: string, chunks: Chunks): readonly string[] {
  const waiting = [...runOrder(file, chunks, new Set())]
  const files: string[] = []
  while (waiting.length > 0) {
    const isFree = (each: string) =>
      (chunks[each]?.imports ?? []).every((needed) => !waiting.includes(needed))
    const free = waiting.filter(isFree)
    // In a circle none is free: the order in which they run decides.
    const [next = waiting[0] ?? file] = free.toSorted(
      (a, b) => lengthOf(chunks[a]) - lengthOf(chunks[b]),
    )
    waiting.splice(waiting.indexOf(next), 1)
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
  const here = new Set(filesOf(chunk.fileName, chunks))
  let found = false
  const code = chunk.code.replace(dynamicImport, (text, _quote, file: string) => {
    const files = filesOf(file, chunks).filter((each) => !here.has(each))
    if (files.length === 0) return text
    found = true
    const list = JSON.stringify(files)
    return `__bring(${list},import.meta.url)`
  })
  if (!found) return chunk.code
  const bring = chunk.isEntry
    ? `${place}??=(${makeBring.toString()})((address) => import(address))`
    : place
  // Put at the beginning, because the first line of a chunk may be an `await import()`.
  return `const __bring=${bring};\n${code}`
}

/** Makes failed imports repeatable: see `makeBring`. */
export function retryableImports(): Plugin {
  return {
    name: 'parapet:retryable-imports',
    apply: 'build',
    renderChunk(code, chunk, _options, { chunks }) {
      return { code: withRetryableImports({ ...chunk, code }, chunks), map: null }
    },
  }
}
