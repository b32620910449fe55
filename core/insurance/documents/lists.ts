/** What the document list sorts by (`field,direction`); anything else is refused. */
export const documentSorts = ['docName', 'docType', 'size', 'created'] as const
export type DocumentSort = (typeof documentSorts)[number]

/** The newest document stands first when no order is asked. */
export const documentDefaultSort = 'created,desc'

/** Filters of the document list; each takes any of its values. */
export const documentFilters = {
  docType: ['proposal', 'binder', 'policy', 'invoice', 'receipt'],
  /** Ids of policies, free text: null takes any value. */
  policyId: null,
  quoteId: null,
} as const satisfies Record<string, readonly string[] | null>
