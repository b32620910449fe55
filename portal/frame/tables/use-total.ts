import { useQuery } from '@tanstack/react-query'
import { maxListed, type Page } from '#core/platform/api/lists.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { lastPageIn } from '#core/platform/tables/view.ts'
import type { ListSource } from './list-source.ts'

/** The number of a list's rows and pages, as far as it is known. */
export interface Total {
  /** Undefined until a page is there. */
  readonly total: number | undefined
  /** Whether there are more. */
  readonly isTotalLowerBound: boolean
  /** The last numbered page, from 0. */
  readonly lastPage: number
}

/**
 * How many rows a list has. Where a page says only that there are more, they are counted by a call of
 * its own once the page is there; until it answers, and if it fails, the page's number stands.
 */
export const useTotal = <Row>(
  page: Page<Row> | undefined,
  source: ReturnType<ListSource<Row>>,
  isPlaceholder: boolean,
): Total => {
  const isCountedLater =
    page?.isTotalLowerBound === true && page.totalElements < maxListed && !isPlaceholder
  const { data: counted } = useQuery({
    ...source,
    enabled: isCountedLater,
    retry: false,
    meta: readWithoutNotification,
  })
  const known = isCountedLater && counted ? counted : page
  return {
    total: known?.totalElements,
    isTotalLowerBound: known?.isTotalLowerBound === true,
    lastPage: known === undefined ? 0 : lastPageIn(known, known.size),
  }
}
