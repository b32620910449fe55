import { useQuery } from '@tanstack/react-query'
import { getInboxOptions } from '#core/insurance/quotes/underwriting-endpoints.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { PeopleFilter } from '../../../frame/tables/PeopleFilter.tsx'
import type { FilterProps } from '../../../frame/tables/definition.ts'

/** Quotes by the underwriter who took them. */
export const UnderwriterFilter = (props: FilterProps) => {
  const { queries } = usePortal()
  const { data } = useQuery(queries.options(getInboxOptions))
  return <PeopleFilter people={data?.underwriters ?? []} {...props} />
}
