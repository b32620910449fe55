import { expect, test } from 'vitest'
import type { Change } from './changes.ts'
import { createRecent } from './recent.ts'

const quoteOf = (by: string, id: string): Change => ({
  kind: 'quote',
  by,
  ids: new Set([id]),
  agencies: new Set(['harbor']),
})

const recentWith = (changes: readonly Change[]) => {
  let now = 0
  const recent = createRecent(() => now)
  now = 40_000
  for (const change of changes) recent.add([change])
  return { recent, pass: (seconds: number) => (now += seconds * 1_000) }
}

const range = (length: number) => Array.from({ length }, (_, at) => at)

test('a new stream gets many changes by one user as one', () => {
  const { recent } = recentWith(range(40).map((at) => quoteOf('una', `q${at}`)))
  const changes = recent.since(30)
  expect(changes).toHaveLength(1)
  expect(changes?.[0]?.ids?.size).toBe(40)
})

test('a new stream only reads again when there are too many changes', () => {
  const changesOf = (users: number) =>
    recentWith(range(users).map((at) => quoteOf(`user-${at}`, 'q'))).recent.since(30)
  expect(changesOf(50)).toHaveLength(50)
  expect(changesOf(51)).toBeUndefined()
})

test('a new stream gets the changes since its caller last read', () => {
  const { recent, pass } = recentWith([quoteOf('una', 'old')])
  pass(10)
  recent.add([quoteOf('mateo', 'new')])
  pass(2)
  expect(recent.since(5)?.map(({ by }) => by)).toEqual(['mateo'])
  expect(recent.since(12)).toHaveLength(2)
})

test('a process asks new streams to read again if their data may be older than the process', () => {
  let now = 0
  const recent = createRecent(() => now)
  now = 6_000
  expect(recent.since(5)).toEqual([])
  expect(recent.since(7)).toBeUndefined()
})
