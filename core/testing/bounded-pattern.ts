/**
 * Reduces a pattern to its structure: escapes, character classes and group names do not affect
 * length.
 */
const structureOf = (source: string): string =>
  source
    .replaceAll(/\\(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|.)/gs, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(')

/** Whether the pattern has several top-level alternatives, of which one may lack an anchor. */
const hasTopAlternative = (structure: string): boolean => {
  let depth = 0
  for (const character of structure) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === '|' && depth === 0) return true
  }
  return false
}

/**
 * Whether the pattern only matches texts up to some length. Errs on the safe side: a pattern that
 * it does not understand, or whose only bound is in a look-ahead, counts as unbounded.
 */
export const isBoundedPattern = ({ source, flags }: RegExp): boolean => {
  const structure = structureOf(source)
  return (
    !flags.includes('m') &&
    structure.startsWith('^') &&
    structure.endsWith('$') &&
    !hasTopAlternative(structure) &&
    !/[*+]|\{\d+,\}/.test(structure)
  )
}
