/** What the account list sorts by (`field,direction`); anything else is refused. */
export const accountSorts = [
  'name',
  'agencyName',
  'state',
  'revenue',
  'status',
  'created',
  'modified',
] as const
export type AccountSort = (typeof accountSorts)[number]

/** Accounts stand by name when no order is asked (spec 2 §9). */
export const accountDefaultSort = 'name,asc'

/** Filters of the account list; each takes any of its values (spec 2 §2). */
export const accountFilters = {
  /** Named views of the dashboard. */
  view: ['active_policy', 'open_for_renewal', 'not_quoted'],
  status: ['Open', 'Quoted', 'Active Policy'],
  /** Ids of teams: null takes any value. */
  team: null,
} as const satisfies Record<string, readonly string[] | null>
