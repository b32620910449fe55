import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { quotes } from '../../insurance/quotes/tables.ts'
import { allAmong } from './all-among.ts'

test('filters on one column become one, also when no value is left', () => {
  const ofPaper = { column: quotes.product, values: ['P100', 'P250'] }
  const isPaid = { column: quotes.isPaid, values: [true] }
  const asked = (...values: string[]) => ({ column: quotes.product, values })
  expect(allAmong([asked('P250', 'P_ONE'), isPaid, ofPaper])).toEqual([asked('P250'), isPaid])
  expect(allAmong([asked('P_ONE'), ofPaper])).toEqual([asked()])
})

test('filters on a column of several values stay apart, as other conditions do', () => {
  const ofTeams = (...values: string[]) => ({ column: quotes.teamIds, values })
  const isLarge = sql`${quotes.limit} > 0`
  const all = [ofTeams('one'), isLarge, ofTeams('two')]
  expect(allAmong(all)).toEqual(all)
  // what has one team of a part has one of the whole
  expect(allAmong([ofTeams('one'), ofTeams('two', 'one')])).toEqual([ofTeams('one')])
  expect(allAmong([ofTeams('one', 'two'), ofTeams('two')])).toEqual([ofTeams('two')])
})
