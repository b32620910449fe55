import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Recipe, Step } from './recipes.ts'

/** A replacement that a diff describes. */
interface Change {
  readonly before: string
  readonly after: string
}

/** The replacements in a diff without line numbers, separated by `@@` lines. */
const changesOf = (diff: string): readonly Change[] =>
  diff.split(/^@@\n/m).map((part) => {
    const lines = part.replace(/\n$/, '').split('\n')
    const without = (sign: string): string =>
      lines
        .filter((line) => !line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    return { before: without('+'), after: without('-') }
  })

/** Applies a replacement to a text. Throws unless the replaced lines occur exactly once. */
const changed = (path: string, text: string, { before, after }: Change): string => {
  const lines = `\n${text}`
  const parts = lines.split(`\n${before}`)
  if (parts.length !== 2) {
    throw new Error(`${path} contains these lines ${parts.length - 1} times:\n${before}`)
  }
  return parts.join(`\n${after}`).slice(1)
}

const applyStep = (root: string, { path, kind, text }: Step): void => {
  const file = join(root, path)
  if (kind === 'change') {
    const start = readFileSync(file, 'utf8')
    const end = changesOf(text).reduce((now, change) => changed(path, now, change), start)
    writeFileSync(file, end)
    return
  }
  if (existsSync(file)) throw new Error(`${path} already exists`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Applies a recipe to a copy of the sources. */
export const applyRecipe = (root: string, { title, steps }: Recipe): void => {
  for (const step of steps) {
    try {
      applyStep(root, step)
    } catch (error) {
      throw new Error(`"${title}" of the contributor's page no longer fits`, { cause: error })
    }
  }
}
