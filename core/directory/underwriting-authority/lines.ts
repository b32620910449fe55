/** The lines of business; texts are `products:lines.<line>`. */
export const linesOfBusiness = ['cyber', 'directors', 'fiduciary', 'employment', 'crime'] as const
export type LineOfBusiness = (typeof linesOfBusiness)[number]

/** The scope of limits: one line of business, or every line without limits of its own. */
export const authorityLines = ['all', ...linesOfBusiness] as const
export type AuthorityLine = (typeof authorityLines)[number]
