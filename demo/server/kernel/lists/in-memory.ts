import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import { ApiError } from '../api-error.ts'

const standardSize = 25
const maxPageSize = 100

/** One page of rows in memory, in their order. */
export const pageInMemory = <Row>(
  rows: readonly Row[],
  query: Pick<ListQuery, 'page' | 'size' | 'totalOnly'>,
): Page<Row> & { content: Row[] } => {
  const size = query.size ?? standardSize
  if (size < 1 || size > maxPageSize) {
    const params = { max: maxPageSize }
    throw new ApiError('pageSize', {
      params,
      fieldErrors: [{ code: 'pageSize', field: 'size', params }],
    })
  }
  const number = query.page ?? 0
  return {
    content: query.totalOnly === true ? [] : rows.slice(number * size, (number + 1) * size),
    totalElements: rows.length,
    totalPages: Math.ceil(rows.length / size),
    number,
    size,
  }
}
