import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ListQuery } from '#core/platform/api/lists.ts'
import { readWithoutNotification, type Queries } from '#core/platform/queries/queries.ts'
import { useDebounced } from '../forms/use-debounced.ts'
import { usePortal } from '../platform/use-portal.ts'
import type { ListSource } from '../tables/list-source.ts'

/** The list call of a search, as options of a query. */
export type SearchSource<Row> = (queries: Queries, query: ListQuery) => ReturnType<ListSource<Row>>

/** The results of a list call for a typed text. */
interface TypedSearch<Row> {
  /** While searching, the results of the previous text. */
  readonly rows: readonly Row[]
  readonly total: number
  /** True also during the debounce. */
  readonly isSearching: boolean
  readonly error: Error | null
}

interface TypedSearchOptions {
  /** Maximum rows. */
  readonly size: number
  /** Minimum characters for a search. */
  readonly minLength: number
  readonly isEnabled?: boolean
}

/** Searches a list for a typed text, debounced. */
export const useTypedSearch = <Row>(
  typed: string,
  source: SearchSource<Row>,
  { size, minLength, isEnabled = true }: TypedSearchOptions,
): TypedSearch<Row> => {
  const { queries } = usePortal()
  const search = useDebounced(typed)
  const isAsked = (text: string) => isEnabled && text.length >= minLength
  const { data, error, isFetching } = useQuery({
    ...source(queries, { page: 0, size, ...(search !== '' && { search }) }),
    enabled: isAsked(search),
    placeholderData: keepPreviousData,
    meta: readWithoutNotification,
  })
  const current = typed.trim()
  return {
    rows: isAsked(current) ? (data?.content ?? []) : [],
    total: data?.totalElements ?? 0,
    isSearching: isAsked(current) && (current !== search || isFetching),
    error,
  }
}
