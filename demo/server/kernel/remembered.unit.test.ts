import { describe, expect, test } from 'vitest'
import { createCachedLookup } from './remembered.ts'
import type { Database } from './services.ts'

/** A database of which only what the look-ups use is there. */
const databaseWith = (more: Partial<Database>): Database =>
  ({ isInTransaction: () => false, mode: () => 'live', ...more }) as Database

const exclusive = () => {
  const forgetters = new Set<() => void>()
  const database = databaseWith({
    whenChanged: (kind, forget) => void (kind === 'keys' && forgetters.add(forget)),
  })
  return { database, change: () => forgetters.forEach((forget) => forget()) }
}

/** A look-up that counts how often it was made. */
const counting = () => {
  let looks = 0
  return async () => (looks += 1)
}

describe('what one process alone may write', () => {
  test('is looked up once, until a change', async () => {
    const { database, change } = exclusive()
    const remembered = createCachedLookup<number>('keys')
    const look = counting()
    const ask = () => remembered(database, 'a', look)
    expect([await ask(), await ask(), await remembered(database, 'b', look)]).toEqual([1, 1, 2])
    change()
    expect([await ask(), await ask()]).toEqual([3, 3])
  })

  test('is looked up again after a change during the look', async () => {
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

  test('is not remembered while there is none', async () => {
    const { database } = exclusive()
    const remembered = createCachedLookup<number | undefined>('keys')
    expect(await remembered(database, 'a', async () => undefined)).toBeUndefined()
    expect(await remembered(database, 'a', async () => 1)).toBe(1)
  })

  test('is looked up by each transaction, and apart for each mode', async () => {
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

test('what other processes may write is looked up by each call', async () => {
  const remembered = createCachedLookup<number>('keys')
  const database = databaseWith({})
  const look = counting()
  expect([await remembered(database, 'a', look), await remembered(database, 'a', look)]).toEqual([
    1, 2,
  ])
})
