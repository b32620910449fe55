import type { ListQuery, Page } from '#core/platform/api/lists.ts'
import type { Queries } from '#core/platform/queries/queries.ts'

/** The viewer's account, which some lists have in their path. */
export interface ListContext {
  /** The account that the viewer is in. */
  readonly accountId: string
}

/** The list call of a table, as options of a query: `queries.options(search…, { query })`. */
export type ListSource<Row> = (
  queries: Queries,
  query: ListQuery,
  context: ListContext,
) => {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Page<Row>>
}
