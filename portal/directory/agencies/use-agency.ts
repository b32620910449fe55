import { useSuspenseQuery } from '@tanstack/react-query'
import { getAgency } from '#core/directory/agencies/endpoints.ts'
import type { Agency } from '#core/directory/agencies/model.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'

/** The agency of a dialog; suspends while it loads. */
export const useAgency = (id: string): Agency => {
  const { queries } = usePortal()
  return useSuspenseQuery(queries.options(getAgency, { params: { id } })).data
}
