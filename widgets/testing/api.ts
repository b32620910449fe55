let last = 0

/** A new platform address for each test, because elements of one page share sessions by address. */
export const nextApi = (): string => {
  last += 1
  return `http://api-${last}.test`
}
