import { useQuery } from '@tanstack/react-query'
import { getInboxOptions } from '#core/insurance/quotes/list/endpoints.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { PeopleProps } from '../../../frame/tables/definition.ts'

/** Underwriters who may take quotes of the inbox. */
export const Underwriters = ({ children }: PeopleProps) => {
  const { queries } = usePortal()
  const { data } = useQuery(queries.options(getInboxOptions))
  return children(data?.underwriters ?? [])
}
