import { useQuery } from '@tanstack/react-query'
import { loadStates } from '#core/directory/states/load-states.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

/** The states of the portal's region to choose from. */
export const useStates = () => {
  const { api, region: here } = usePortal()
  const region = useStore(here.$region)
  const { data = [], isPending } = useQuery({
    queryKey: ['states', region],
    queryFn: () => loadStates(api, region),
  })
  return {
    isLoading: isPending,
    choices: data.map(({ code, name }) => ({ value: code, label: name })),
  }
}
