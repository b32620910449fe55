import type { ListQuery } from '#core/platform/api/lists.ts'
import { useListScope } from '../../../frame/tables/use-list-scope.ts'

/** The filter of calls by the teams that lists are filtered by; a call waits until they are known. */
export const useTeamScope = (): {
  readonly filter: NonNullable<ListQuery['filter']>
  readonly enabled: boolean
} => {
  const { values, isWaiting } = useListScope()
  return { filter: values.length === 0 ? {} : { team: [...values] }, enabled: !isWaiting }
}
