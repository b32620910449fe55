import type { ListQuery } from '#core/platform/api/lists.ts'
import { useListScope } from '../../../frame/modules/use-modules.ts'

/** The filter of calls by the teams that lists are filtered by; a call waits until they are known. */
export const useTeamScope = (): {
  readonly filter: NonNullable<ListQuery['filter']>
  readonly enabled: boolean
} => {
  const { values, isWaiting } = useListScope()
  return { filter: values.length === 0 ? {} : { team: [...values] }, enabled: !isWaiting }
}

/** So many quotes are shown of each list. */
const most = 5

/** The call of the first rows of a list. */
export const useFirstOf = ({ filter, ...asked }: Pick<ListQuery, 'filter' | 'sort'> = {}) => {
  const { filter: ofTeams, enabled } = useTeamScope()
  const query: ListQuery = { ...asked, filter: { ...filter, ...ofTeams }, page: 0, size: most }
  return { query, enabled }
}
