import { expect, test } from 'vitest'
import { scriptedPrice } from '../../../testing/scripted-rater.ts'
import { chartGroupOf, chartGroups } from '../../products/chart-groups.ts'
import { coverageById, coverageIds, coverages } from '../../products/coverages.ts'
import { million } from '../../products/units.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import { coverageChart } from './coverage-chart.ts'

const input: CalculatorInput = {
  product: 'P100',
  account: { state: 'TX', naicsCode: '621210', revenue: million(12), yearEstablished: 1998 },
  global: { limit: million(2) },
}
const parts = coverageChart(scriptedPrice(input))

test('shows every coverage once, in the groups of the spec', () => {
  expect(parts.map(({ group }) => group)).toEqual(chartGroups)
  const shown = parts.flatMap(({ rows }) => rows.map(({ coverage }) => coverage.id))
  const sold = Object.keys(scriptedPrice(input).coverages).map(Number)
  expect(shown.toSorted((a, b) => a - b)).toEqual(sold.toSorted((a, b) => a - b))
})

test.each([
  ['thirdParty', 'SECURITY_BREACH_LIABILITY'],
  ['thirdParty', 'WEBSITE_MEDIA_CONTENT_LIABILITY'],
  ['firstParty', 'SECURITY_BREACH_EXPENSE'],
  ['firstParty', 'CYBER_CRIME'],
  ['endorsements', 'POST_BREACH_REMEDIATION'],
  ['endorsements', 'ADDITIONAL_INSURED'],
  ['tria', 'TRIA'],
  ['additionalNamedInsured', 'ADDITIONAL_NAMED_INSURED'],
] as const)('shows the group %s with %s', (group, key) => {
  const coverage = coverageById(coverageIds[key])
  expect(coverage && chartGroupOf(coverage)).toBe(group)
})

test('draws a limit as a share of the overall limit, and nothing for unselected coverages', () => {
  const rows = parts.flatMap((part) => part.rows)
  const shareOf = (id: number) => rows.find(({ coverage }) => coverage.id === id)?.share
  expect(shareOf(coverageIds.SECURITY_BREACH_LIABILITY)).toBe(1)
  expect(shareOf(coverageIds.EXTORTION_THREATS_AND_RANSOM_PAYMENT)).toBe(0)
  expect(rows.every(({ share }) => share >= 0 && share <= 1)).toBe(true)
  expect(rows).toHaveLength(coverages.filter(({ id }) => id < 100).length)
})
