import { useQuery } from '@tanstack/react-query'
import { loadStates } from '#core/directory/states/load-states.ts'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** The states of a region; none if places are found by postcode. */
export const useStateChoices = (region: Region) => {
  const { api } = usePortal()
  const isByState = regionTable[region].locationField === 'state'
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['states', region],
    queryFn: () => loadStates(api, region),
    enabled: isByState,
  })
  return {
    isByState,
    isLoading: isPending,
    error,
    refetch,
    choices: (data ?? []).map(({ code, name }) => ({ value: code, label: name })),
  }
}
