import type { Endpoint } from '#core/platform/api/endpoint.ts'

const isParameter = (segment: string): boolean => segment.startsWith('{')

/**
 * Orders paths: fixed segments before parameters, so that `/quote/search` is not read as a quote's
 * id, and shorter paths before longer ones. Without the second rule the order would not be
 * transitive.
 */
export const bySpecificity = (a: Pick<Endpoint, 'path'>, b: Pick<Endpoint, 'path'>): number => {
  const [left, right] = [a.path.split('/'), b.path.split('/')]
  for (const [at, segment] of left.entries()) {
    const other = right[at]
    if (other === undefined) break
    const difference = Number(isParameter(segment)) - Number(isParameter(other))
    if (difference !== 0) return difference
  }
  return left.length - right.length
}
