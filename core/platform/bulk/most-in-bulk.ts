/** Most records that one bulk action is about. */
export const mostInBulk = 1_000
