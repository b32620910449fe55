import { expect, test } from 'vitest'
import { sortTopologically } from './topological-order.ts'

interface Item {
  readonly name: string
  readonly after?: readonly string[]
}

const namesOf = (items: readonly Item[]): readonly string[] =>
  sortTopologically(items, { nameOf: ({ name }) => name, after: ({ after }) => after ?? [] }).map(
    ({ name }) => name,
  )

test('items come after their dependencies, otherwise in the given order', () => {
  const items = [{ name: 'teams', after: ['quotes'] }, { name: 'users' }, { name: 'quotes' }]
  expect(namesOf(items)).toEqual(['users', 'quotes', 'teams'])
})

test('an item comes after all items of the name', () => {
  const items = [{ name: 'users', after: ['sessions'] }, { name: 'sessions' }, { name: 'sessions' }]
  expect(namesOf(items)).toEqual(['sessions', 'sessions', 'users'])
})

test('an unknown name is an error', () => {
  expect(() => namesOf([{ name: 'teams', after: ['users'] }])).toThrow(
    'teams depends on users, which is not declared',
  )
})

test('a cycle is an error', () => {
  const items = [
    { name: 'teams', after: ['users'] },
    { name: 'users', after: ['teams'] },
  ]
  expect(() => namesOf(items)).toThrow('Cyclic dependency: teams, users')
})
