import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeState, readState } from '../demo-controls/state.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { lockFolder } from './lock.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres.ts'
import { StartFailure } from './start-failure.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.close())

describe('a transaction', () => {
  test('is joined by nested ones, and rolled back as a whole', async () => {
    const { database } = platform.services
    const failing = database.transaction(async () => {
      await database.transaction(() => writeState(platform.services, 'inner', 1))
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await readState(platform.services, 'inner')).toBeUndefined()
  })

  test('runs the deferred work after its commit, but not if it fails', async () => {
    const { database } = platform.services
    const ran: string[] = []
    await database.transaction(async () => {
      database.afterCommit(() => ran.push('after'))
      ran.push('inside')
    })
    await database
      .transaction(async () => {
        database.afterCommit(() => ran.push('never'))
        throw new Error('undone')
      })
      .catch(() => undefined)
    database.afterCommit(() => ran.push('at once'))
    expect(ran).toEqual(['inside', 'after', 'at once'])
  })

  test('neither sees nor blocks the transactions of other calls', async () => {
    const { database } = platform.services
    const work = async (name: string) =>
      database.transaction(async () => {
        await database.handle().execute(sql`select 1`)
        await writeState(platform.services, name, name)
        return readState(platform.services, name)
      })
    const names = Array.from({ length: 20 }, (_, each) => `parallel-${each}`)
    expect(await Promise.all(names.map(work))).toEqual(names)
  })
})

describe('one transaction of a call', () => {
  const hooks = { begin: async () => undefined, end: async () => undefined }
  const undone = async (name: string): Promise<never> => {
    await writeState(platform.services, name, 1)
    throw new Error('undone')
  }

  test('rolls back only a failed attempt, even if the attempt opened it', async () => {
    const { database } = platform.services
    await database.oneTransaction(async () => {
      await database.attempt(() => undone('attempted')).catch(() => undefined)
      const broken = () => database.handle().execute(sql`select 1 / 0`)
      await database.attempt(broken).catch(() => undefined)
      await writeState(platform.services, 'attempted later', 1)
    }, hooks)
    expect(await readState(platform.services, 'attempted')).toBeUndefined()
    expect(await readState(platform.services, 'attempted later')).toBe(1)
  })

  test('has ended for work after its commit, which has transactions of its own', async () => {
    const { database } = platform.services
    const isInside: boolean[] = []
    const later: Promise<unknown>[] = []
    await database.oneTransaction(async () => {
      await database.transaction(async () =>
        database.afterCommit(() => {
          isInside.push(database.isInTransaction())
          later.push(database.transaction(() => undone('after')).catch(() => undefined))
        }),
      )
    }, hooks)
    await Promise.all(later)
    expect(isInside).toEqual([false])
    expect(await readState(platform.services, 'after')).toBeUndefined()
  })

  test('is not open if it could not begin and the call continues', async () => {
    const { database } = platform.services
    const isInside: boolean[] = []
    const refused = database.oneTransaction(
      async () => {
        await database.transaction(async () => undefined).catch(() => undefined)
        isInside.push(database.isInTransaction())
      },
      { ...hooks, begin: () => Promise.reject(new Error('refused')) },
    )
    await expect(refused).rejects.toThrow('refused')
    expect(isInside).toEqual([false])
  })
})

test('a data folder is locked by one process at a time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-lock-'))
  const release = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(StartFailure)
  release()
  lockFolder(folder)()
  rmSync(folder, { recursive: true })
})

test('a database whose creation was interrupted is created again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-half-'))
  const part = join(folder, 'database.part')
  mkdirSync(part)
  writeFileSync(join(part, 'PG_VERSION'), '')
  const opened = await openDatabase({ folder })
  expect(await opened.database.handle().execute(sql`select 1 as one`)).toMatchObject({
    rows: [{ one: 1 }],
  })
  expect(existsSync(part)).toBe(false)
  await opened.close()
  rmSync(folder, { recursive: true })
})

test('an unreachable database is reported in one line without its password', async () => {
  const failure = await openPostgres('postgres://parapet:hush@127.0.0.1:1/none').catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(StartFailure)
  const { message } = failure as StartFailure
  expect(message).toContain('DATABASE_URL')
  expect(message).not.toContain('hush')
  expect(message).not.toContain('\n')
})
