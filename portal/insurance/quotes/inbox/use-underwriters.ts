import { useQuery } from '@tanstack/react-query'
import { getInboxOptions } from '#core/insurance/quotes/inbox-options.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Person } from '../../../frame/tables/definition.ts'

/** Underwriters who may take quotes of the inbox. */
export const useUnderwriters = (): readonly Person[] => {
  const { queries } = usePortal()
  return useQuery(queries.options(getInboxOptions)).data?.underwriters ?? []
}
