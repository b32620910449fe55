import { expect, test } from 'vitest'
import { matchingGroups, type CommandGroup } from './commands.ts'

const command = (label: string) => ({ id: label, label, icon: 'quote' as const, perform: () => {} })
const groups: readonly CommandGroup[] = [
  { id: 'go', label: 'Go to', commands: ['Quotes', 'New quote', 'Policies'].map(command) },
  { id: 'do', label: 'This record', commands: ['Request to bind', 'Decline'].map(command) },
]
const labels = (typed: string) =>
  matchingGroups(groups, typed).map((group) => group.commands.map(({ label }) => label))

test('matches all commands when the search is empty', () => {
  expect(matchingGroups(groups, ' ')).toEqual(groups)
})

test('matches the start of words and ranks earlier matches first', () => {
  expect(labels('quo')).toEqual([['Quotes', 'New quote']])
  expect(labels('bind req')).toEqual([['Request to bind']])
})

test('does not match text in the middle of a word', () => {
  expect(labels('uotes')).toEqual([])
})
