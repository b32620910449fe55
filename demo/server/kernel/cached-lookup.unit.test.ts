import { describe, expect, test } from 'vitest'
import { createCachedLookup } from './cached-lookup.ts'
import type { Database } from './services.ts'

/** A database with only the functions that look-ups use. */
const databaseWith = (more: Partial<Database>): Database =>
  ({ isInTransaction: () => false, mode: () => 'live', ...more }) as Database

const exclusive = () => {
  const forgetters = new Set<() => void>()
  const database = databaseWith({
    whenChanged: (kind, forget) => void (kind === 'keys' && forgetters.add(forget)),
  })
  return { database, change: () => forgetters.forEach((forget) => forget()) }
}

/** A look-up that counts its calls. */
const counting = () => {
  let looks = 0
  return async () => (looks += 1)
}

describe('data that only one process writes', () => {
  test('is looked up once until it changes', async () => {
    const { database, change } = exclusive()
    const remembered = createCachedLookup<number>('keys')
    const look = counting()
    const ask = () => remembered(database, 'a', look)
    expect([await ask(), await ask(), await remembered(database, 'b', look)]).toEqual([1, 1, 2])
    change()
    expect([await ask(), await ask()]).toEqual([3, 3])
  })

  test('is looked up again after a change during the look-up', async () => {
    const { database, change } = exclusive()
    const remembered = createCachedLookup<number>('keys')
    const look = counting()
    const found = await remembered(database, 'a', async () => {
      const before = await look()
      change()
      return before
    })
    expect([found, await remembered(database, 'a', look)]).toEqual([1, 2])
  })

  test('is not cached when the look-up has no result', async () => {
    const { database } = exclusive()
    const remembered = createCachedLookup<number | undefined>('keys')
    expect(await remembered(database, 'a', async () => undefined)).toBeUndefined()
    expect(await remembered(database, 'a', async () => 1)).toBe(1)
  })

  test('is looked up by each transaction, and separately for each mode', async () => {
    const { database } = exclusive()
    const remembered = createCachedLookup<number>('keys')
    const look = counting()
    await remembered(database, 'a', look)
    let isInTransaction = true
    let mode: 'live' | 'test' = 'live'
    const moving = {
      ...database,
      isInTransaction: () => isInTransaction,
      mode: () => mode,
    }
    expect([await remembered(moving, 'a', look), await remembered(moving, 'a', look)]).toEqual([
      2, 3,
    ])
    isInTransaction = false
    expect(await remembered(moving, 'a', look)).toBe(4)
    mode = 'test'
    expect(await remembered(moving, 'a', look)).toBe(5)
    mode = 'live'
    expect(await remembered(moving, 'a', look)).toBe(4)
  })
})

test('data that other processes may write is looked up by each call', async () => {
  const remembered = createCachedLookup<number>('keys')
  const database = databaseWith({})
  const look = counting()
  expect([await remembered(database, 'a', look), await remembered(database, 'a', look)]).toEqual([
    1, 2,
  ])
})
