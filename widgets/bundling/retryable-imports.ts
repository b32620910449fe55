import type { Plugin } from 'vite'
import { makeBring } from './bring.ts'

interface Chunk {
  readonly fileName: string
  readonly imports: readonly string[]
  /** The loader, which is loaded before any other chunk. */
  readonly isEntry?: boolean
}

/** Where chunks find the loader's function; the number changes with its signature. */
const place = `globalThis[Symbol.for("parapet.bring.2")]`

const dynamicImport = /\bimport\(\s*(["'`])\.\/([^"'`]+\.js)\1\s*\)/g

/** A chunk's file and those that it needs, nearest first. */
export function filesOf(
  file: string,
  chunks: Readonly<Record<string, Chunk>>,
  seen: Set<string> = new Set(),
): readonly string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = chunks[file]?.imports ?? []
  return [file, ...imports.flatMap((each) => filesOf(each, chunks, seen))]
}

/**
 * Makes every `import()` of a chunk fetch its files first, except those that the chunk imports
 * itself.
 */
export function withRetryableImports(
  chunk: Chunk & { readonly code: string },
  chunks: Readonly<Record<string, Chunk>>,
): string {
  const here = new Set(filesOf(chunk.fileName, chunks))
  let found = false
  const code = chunk.code.replace(dynamicImport, (text, _quote, file: string) => {
    found = true
    const files = filesOf(file, chunks).filter((each) => !here.has(each))
    const list = JSON.stringify(files.map((each) => `./${each}`))
    return `__bring(${list},import.meta.url,()=>${text})`
  })
  if (!found) return chunk.code
  const bring = chunk.isEntry ? `${place}??=(${makeBring.toString()})()` : place
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
