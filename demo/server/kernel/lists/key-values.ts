import { isAmong, type Among } from './among.ts'
import type { Listing } from './listing.ts'

/**
 * The filter of a list by several values of the column that it is sorted by. Rows of other values may lie between
 * them, so the rows of each are scanned alone.
 */
export const keyValuesOf = ({ order, rest }: Listing): Among | undefined =>
  rest.filter(isAmong).find(({ column, values }) => column === order.key && values.length > 1)
