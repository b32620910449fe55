import { expect, test } from 'vitest'
import { matchingGroups, type CommandGroup } from './commands.ts'

const command = (label: string) => ({ id: label, label, icon: 'quote' as const, perform: () => {} })
const groups: readonly CommandGroup[] = [
  { id: 'go', label: 'Go to', commands: ['Quotes', 'New quote', 'Policies'].map(command) },
  { id: 'do', label: 'This record', commands: ['Request to bind', 'Decline'].map(command) },
]
const labels = (typed: string) =>
  matchingGroups(groups, typed).map((group) => group.commands.map(({ label }) => label))

test('an empty search matches all commands', () => {
  expect(matchingGroups(groups, ' ')).toEqual(groups)
})

test('words match at the start of a word, and earlier matches rank first', () => {
  expect(labels('quo')).toEqual([['Quotes', 'New quote']])
  expect(labels('bind req')).toEqual([['Request to bind']])
})

test('text in the middle of a word does not match', () => {
  expect(labels('uotes')).toEqual([])
})
