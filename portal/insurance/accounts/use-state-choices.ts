import { useQuery } from '@tanstack/react-query'
import { searchStates } from '#core/directory/states/endpoints.ts'
import { regionTable, type Region } from '#core/foundation/region/regions.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** States of a region are few. */
const most = 100

/** The states of a region to choose from; none where places are found by postcode. */
export const useStateChoices = (region: Region) => {
  const { queries } = usePortal()
  const isByState = regionTable[region].insuredPlace === 'state'
  const { data, isPending } = useQuery({
    ...queries.options(searchStates, { query: { country: region, page: 0, size: most } }),
    enabled: isByState,
  })
  return {
    isByState,
    isLoading: isPending,
    choices: (data?.content ?? []).map(({ code, name }) => ({ value: code, label: name })),
  }
}
