import { is } from 'drizzle-orm'
import { PgArray } from 'drizzle-orm/pg-core'
import { isAmong, type Among } from './among.ts'
import type { Listing } from './listing.ts'
import { mostScopes, scopesOf } from './scopes.ts'

/** What the indexes of a list know of a call's conditions. */
export interface IndexUse {
  /** Whether those of its sorts contain every column that it is filtered by beside scope and lead. */
  readonly isCovered: boolean
  /** Whether each row's values of a set are compared: not where its rows are read set by set. */
  readonly hasSets: boolean
  /**
   * The filter by a few values of a set, where something is searched for: the index has the parts of each
   * value's own rows, whose lists are short.
   */
  readonly ownParts: Among | undefined
}

const isCovered = (list: Listing): boolean => {
  const { growing } = list.rules
  if (!list.scope.isWhole || list.sought !== undefined || growing === undefined) return false
  const { scope, more, sets } = growing.facets
  const columns = [...more, ...sets, ...(scopesOf(list) ? [scope] : [])]
  return list.rest.every((each) => isAmong(each) && columns.includes(each.column))
}

const hasSets = ({ rest, ofSets }: Listing): boolean =>
  ofSets === undefined && rest.some((each) => isAmong(each) && is(each.column, PgArray))

const ownPartsOf = ({ rules, scope, rest, sought }: Listing): Among | undefined =>
  sought === undefined || scope.searched !== undefined
    ? undefined
    : rest
        .filter(isAmong)
        .find(
          ({ column, values }) =>
            rules.growing?.facets.sets.includes(column) === true && values.length <= mostScopes,
        )

export const indexUseOf = (list: Listing): IndexUse => ({
  isCovered: isCovered(list),
  hasSets: hasSets(list),
  ownParts: ownPartsOf(list),
})
