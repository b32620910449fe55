/** Maximum number of records in a bulk action. */
export const mostInBulk = 1_000
