import { isAmong, type Among } from './among.ts'
import type { Listing } from './listing.ts'

/** Agencies whose rows are read one after the other; those of more are read together. */
export const mostScopes = 4

/**
 * The agencies that a list names, by its scope or a filter, when they are few: each has indexes of its own
 * rows.
 */
export const scopesOf = ({ rules, scope, rest }: Listing): readonly string[] | undefined => {
  if (typeof scope.among === 'object') return [scope.among.agencyId]
  const named = rest.find(
    (each): each is Among => isAmong(each) && each.column === rules.growing?.facets.scope,
  )
  return named && named.values.length <= mostScopes ? named.values.map(String) : undefined
}
