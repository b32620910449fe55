import { expect, test } from 'vitest'
import type { Team } from './model.ts'
import { chosenTeam, teamChoices, teamValues } from './rules.ts'

const team = (id: string, name: string, isDefault = false): Team => ({
  id,
  name,
  meta: { isDefault },
})
const own = [team('a', 'Northeast Underwriting'), team('b', 'Gulf Coast', true)]
const all = teamChoices('ACCOUNT', own, 'All')

test('offers All with the teams of an account, except to users who see only their teams', () => {
  expect(all.map(({ id, name }) => [id, name])).toEqual([
    ['all', 'All'],
    ['a', 'Northeast Underwriting'],
    ['b', 'Gulf Coast'],
  ])
  expect(teamChoices('TEAM', own, 'All')).toEqual(own)
})

test.each([
  ['the chosen one', all, 'a', 'a'],
  ['All by default', all, 'all', 'all'],
  ['All for a team of another account', all, 'elsewhere', 'all'],
  ['the default one without All', own, 'all', 'b'],
  ['the first one without a default', [team('x', 'X'), team('y', 'Y')], 'all', 'x'],
  ['none without teams', [], 'a', undefined],
])('selects %s', (_what, choices, setting, id) => {
  expect(chosenTeam(choices, setting)?.id).toBe(id)
})

test('sets no filter for All', () => {
  expect(teamValues(chosenTeam(all, 'all'))).toEqual([])
  expect(teamValues(chosenTeam(all, 'b'))).toEqual(['b'])
  expect(teamValues(undefined)).toEqual([])
})
