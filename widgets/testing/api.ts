let last = 0

/** The address of a platform of its own for each test: elements of one page share sessions by address. */
export const nextApi = (): string => {
  last += 1
  return `http://api-${last}.test`
}
