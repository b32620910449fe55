import type { BodyLimit } from '#core/platform/api/endpoint.ts'

const quote = '"'.charCodeAt(0)
const backslash = '\\'.charCodeAt(0)
const comma = ','.charCodeAt(0)
const openers = new Set(['[', '{'].map((text) => text.charCodeAt(0)))
const closers = new Set([']', '}'].map((text) => text.charCodeAt(0)))

/** The end of the string that starts at a quote; the end of the text if it is not closed. */
const endOfText = (json: string, start: number): number => {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === backslash) at += 1
    else if (code === quote) return at
  }
  return json.length
}

/**
 * Whether JSON is within the limits of depth and values. Reads the text once without building
 * anything, so that rejected input costs no memory and no stack. The parser checks the syntax.
 */
export const isWithin = (json: string, limit: Pick<BodyLimit, 'depth' | 'values'>): boolean => {
  let depth = 0
  let values = 1
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === quote) at = endOfText(json, at)
    else if (openers.has(code)) {
      depth += 1
      values += 1
    } else if (closers.has(code)) depth -= 1
    else if (code === comma) values += 1
    if (depth > limit.depth || values > limit.values) return false
  }
  return true
}
