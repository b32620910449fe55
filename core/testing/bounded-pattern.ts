/** Leaves a pattern's structure: escapes, character classes and names of groups say nothing of length. */
const structureOf = (source: string): string =>
  source
    .replaceAll(/\\(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|.)/gs, 'x')
    .replaceAll(/\[[^\]]*\]/g, 'x')
    .replaceAll(/\(\?(?:[:=!]|<[=!]|<\w+>)/g, '(')

/** Whether one of several alternatives at the top might lack an anchor. */
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
 * Whether no text longer than some length matches. It is cautious: a pattern that it does not
 * understand, or whose only repetition stands in a look-ahead, counts as unbounded.
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
