import { useQuery } from '@tanstack/react-query'
import { maxListed, type Page } from '#core/platform/api/lists.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { lastPageIn } from '#core/platform/tables/view.ts'
import type { ListSource } from './list-source.ts'

/** The known total of a list's rows and pages. */
export interface Total {
  /** Undefined until a page is loaded. */
  readonly total: number | undefined
  /** Whether the total is a lower bound. */
  readonly isTotalLowerBound: boolean
  /** The index of the last numbered page. */
  readonly lastPage: number
}

/**
 * The total of a list. When a page gives only a lower bound, a second call counts; until it
 * answers, or when it fails, the lower bound is shown.
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
