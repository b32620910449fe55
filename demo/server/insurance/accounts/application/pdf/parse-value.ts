import type { WorkBudget } from '../work-budget.ts'
import { pdfNull, type PdfValue } from './values.ts'

/** Maximum nesting of lists and dictionaries. */
const maxDepth = 24

/** A dictionary takes the memory of several values. */
const stepsPerDictionary = 5

const space = /[\0\t\n\f\r ]/
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]/
const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}

/** A position in the bytes of a file, given as characters from 0 to 255. */
export interface Cursor {
  readonly source: string
  readonly budget: WorkBudget
  at: number
}

const skipSpace = (cursor: Cursor): void => {
  const { source } = cursor
  for (;;) {
    const letter = source[cursor.at]
    if (letter === '%') {
      while (cursor.at < source.length && !/[\r\n]/.test(source[cursor.at] ?? '')) cursor.at += 1
    } else if (letter !== undefined && space.test(letter)) cursor.at += 1
    else return
  }
}

/** A word of regular characters; empty before a delimiter. */
const takeWord = (cursor: Cursor): string => {
  const start = cursor.at
  while (regular.test(cursor.source[cursor.at] ?? ' ')) cursor.at += 1
  return cursor.source.slice(start, cursor.at)
}

/** Skips a keyword if it follows; returns whether it did. */
export const takeKeyword = (cursor: Cursor, word: string): boolean => {
  skipSpace(cursor)
  if (!cursor.source.startsWith(word, cursor.at)) return false
  cursor.at += word.length
  return true
}

const takeName = (cursor: Cursor): PdfValue => {
  cursor.at += 1
  const name = takeWord(cursor).replace(/#([\da-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return { kind: 'name', name }
}

/** A literal string: nested parentheses, escapes and continued lines. */
const takeText = (cursor: Cursor): PdfValue => {
  const { source } = cursor
  const parts: string[] = []
  let open = 1
  cursor.at += 1
  for (; cursor.at < source.length; cursor.at += 1) {
    const letter = source.charAt(cursor.at)
    if (letter === '\\') {
      const octal = /^[0-7]{1,3}/.exec(source.slice(cursor.at + 1, cursor.at + 4))?.[0]
      const next = source.charAt(cursor.at + 1)
      if (octal !== undefined) parts.push(String.fromCharCode(Number.parseInt(octal, 8) & 255))
      else if (next === '\r' && source.charAt(cursor.at + 2) === '\n') cursor.at += 1
      else if (next !== '\r' && next !== '\n') parts.push(escapes[next] ?? next)
      cursor.at += octal?.length ?? 1
      continue
    }
    if (letter === '(') open += 1
    if (letter === ')') open -= 1
    if (open === 0) break
    parts.push(letter)
  }
  cursor.at += 1
  return { kind: 'text', bytes: parts.join('') }
}

const takeHex = (cursor: Cursor): PdfValue => {
  const end = cursor.source.indexOf('>', cursor.at)
  const stop = end === -1 ? cursor.source.length : end
  const digits = cursor.source.slice(cursor.at + 1, stop).replace(/[^\da-fA-F]/g, '')
  cursor.at = stop + 1
  return { kind: 'text', bytes: Buffer.from(`${digits}0`, 'hex').toString('latin1') }
}

const takeItems = (cursor: Cursor, end: string, depth: number): PdfValue[] => {
  const items: PdfValue[] = []
  while (cursor.at < cursor.source.length && !takeKeyword(cursor, end)) {
    const before = cursor.at
    items.push(takeValue(cursor, depth + 1))
    // skip characters that start no value, so that parsing a broken file ends
    if (cursor.at === before) cursor.at += 1
  }
  return items
}

const takeDictionary = (cursor: Cursor, depth: number): PdfValue => {
  cursor.budget.spend(stepsPerDictionary)
  cursor.at += 2
  const items = takeItems(cursor, '>>', depth)
  const entries = new Map<string, PdfValue>()
  for (let at = 0; at + 1 < items.length; at += 2) {
    const [key, value] = items.slice(at, at + 2)
    if (key?.kind === 'name' && value !== undefined) entries.set(key.name, value)
  }
  return { kind: 'dictionary', entries }
}

/** Two integers and an R; the search has a bounded length. */
const reference = /(\d{1,10})[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}R(?![A-Za-z\d])/y

const takePlain = (cursor: Cursor): PdfValue => {
  reference.lastIndex = cursor.at
  const found = reference.exec(cursor.source)
  if (found?.[1] !== undefined) {
    cursor.at = reference.lastIndex
    return { kind: 'reference', to: Number(found[1]) }
  }
  const word = takeWord(cursor)
  if (word === 'true' || word === 'false') return { kind: 'plain', value: word === 'true' }
  return /^[+-]?\d{0,20}(?:\.\d{0,20})?$/.test(word) && /\d/.test(word)
    ? { kind: 'plain', value: Number(word) }
    : pdfNull
}

/** Reads the value at a position leniently: broken input reads as null. */
export const takeValue = (cursor: Cursor, depth = 0): PdfValue => {
  cursor.budget.spend(1)
  skipSpace(cursor)
  const { source, at } = cursor
  if (depth > maxDepth) {
    cursor.at = source.length
    return pdfNull
  }
  const letter = source[at]
  if (letter === '/') return takeName(cursor)
  if (letter === '(') return takeText(cursor)
  if (source.startsWith('<<', at)) return takeDictionary(cursor, depth)
  if (letter === '<') return takeHex(cursor)
  if (letter === '[') {
    cursor.at += 1
    return { kind: 'list', items: takeItems(cursor, ']', depth) }
  }
  return takePlain(cursor)
}
