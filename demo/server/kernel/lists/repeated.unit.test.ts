import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { eachValue, repeated, withEach } from './repeated.ts'

const build = (query: ReturnType<typeof repeated>) => new PgDialect().sqlToQuery(query)

test('a part is repeated for each value, with the other parameters shared', () => {
  const part = sql`(select ${7} where ${eachValue} = a or ${eachValue} = b)`
  const others = sql.join(
    Array.from({ length: 10 }, (_, at) => sql`${at}`),
    sql`, `,
  )
  const query = build(sql`${others} from (${repeated(part)}) limit ${25}`)
  expect(withEach(query, ['open', 'done', 'lost'])).toMatchObject({
    sql: '$1, $2, $3, $4, $5, $6, $7, $8, $9, $10 from ((select $11 where $12 = a or $13 = b) union all (select $11 where $15 = a or $15 = b) union all (select $11 where $16 = a or $16 = b)) limit $14',
    params: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 7, 'open', 'open', 25, 'done', 'lost'],
  })
})

test('a query without such a part stays as it is', () => {
  const query = build(sql`select ${1}`)
  expect(withEach(query, ['open'])).toEqual(query)
})
