import { sql, type Query, type SQL } from 'drizzle-orm'

/** In the place of the value of each. */
export const eachValue = '\0'

/** Before and after the part of a query that is repeated. */
const edge = '/*each*/'

/** A part of a query that stands for several, which differ by `eachValue`. */
export const repeated = (part: SQL): SQL => sql`${sql.raw(edge)}${part}${sql.raw(edge)}`

/**
 * A query with its repeated part once for each value. Writing each one takes longer than PostgreSQL needs to
 * run it; all share the parameters of the first.
 */
export const withEach = (
  { sql: text, params, ...query }: Query,
  values: readonly string[],
): Query => {
  const [before, part, after] = text.split(edge)
  if (part === undefined) return { sql: text, params, ...query }
  const [first = '', ...others] = values
  const places = new Set(params.flatMap((each, at) => (each === eachValue ? [`$${at + 1}`] : [])))
  const parts = [
    part,
    ...others.map((_, at) =>
      part.replaceAll(/\$\d+/g, (name) => (places.has(name) ? `$${params.length + 1 + at}` : name)),
    ),
  ]
  return {
    ...query,
    sql: `${before}${parts.join(' union all ')}${after}`,
    params: [...params.map((each) => (each === eachValue ? first : each)), ...others],
  }
}
