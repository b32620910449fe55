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
  return recent
}

const range = (length: number) => Array.from({ length }, (_, at) => at)

test('many changes by one user are told to a new stream as one', () => {
  const told = recentWith(range(40).map((at) => quoteOf('una', `q${at}`))).all()
  expect(told).toHaveLength(1)
  expect(told?.[0]?.ids?.size).toBe(40)
})

test('of changes by more users than can be asked for, a new stream is told nothing but to read again', () => {
  expect(recentWith(range(50).map((at) => quoteOf(`user-${at}`, 'q'))).all()).toHaveLength(50)
  expect(recentWith(range(51).map((at) => quoteOf(`user-${at}`, 'q'))).all()).toBeUndefined()
})
