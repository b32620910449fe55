import type { ListQuery } from '#core/platform/api/lists.ts'
import { useListScope } from '../../../frame/modules/use-modules.ts'

/** The team filter for calls; a call waits until the teams are loaded. */
export const useTeamScope = (): {
  readonly filter: NonNullable<ListQuery['filter']>
  readonly enabled: boolean
} => {
  const { values, isWaiting } = useListScope()
  return { filter: values.length === 0 ? {} : { team: [...values] }, enabled: !isWaiting }
}

/** Quotes shown per list. */
const max = 5

/** The query of the first rows of a list. */
export const useFirstOf = ({ filter, ...asked }: Pick<ListQuery, 'filter' | 'sort'> = {}) => {
  const { filter: ofTeams, enabled } = useTeamScope()
  const query: ListQuery = { ...asked, filter: { ...filter, ...ofTeams }, page: 0, size: max }
  return { query, enabled }
}
