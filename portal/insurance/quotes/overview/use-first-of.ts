import type { ListQuery } from '#core/platform/api/lists.ts'
import { useTeamScope } from './use-team-scope.ts'

/** So many quotes are shown of each list. */
const most = 5

/** The call of the first rows of a list. */
export const useFirstOf = ({ filter, ...asked }: Pick<ListQuery, 'filter' | 'sort'> = {}) => {
  const { filter: ofTeams, enabled } = useTeamScope()
  const query: ListQuery = { ...asked, filter: { ...filter, ...ofTeams }, page: 0, size: most }
  return { query, enabled }
}
