import { lte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Limits } from './model.ts'
import type { Platform } from '../../platform.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { limitWindows } from './tables.ts'

let first: TestPlatform
let second: Platform
beforeAll(async () => {
  first = await testPlatform()
  second = await first.another()
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const small = { calls: 3, seconds: 60 }
const large = { calls: 250, seconds: 60 }

const admits = (limits: Limits, subject: string, limit = small, name = 'test'): Promise<boolean> =>
  limits.take(name, subject, limit).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ status: 429, code: 'tooManyRequests' })
      return false
    },
  )

/** The number of admitted calls among parallel ones. */
const admitted = async (calls: readonly Promise<boolean>[]): Promise<number> =>
  (await Promise.all(calls)).filter(Boolean).length

/** Moves the clock of both processes. */
const pass = (milliseconds: number): void => {
  first.advanceTime(milliseconds)
  second.clock.setOffset(first.platform.clock.offset())
}

const rows = async (): Promise<number> => first.services.database.handle().$count(limitWindows)

test('a full window rejects until it ends, separately per subject and name', async () => {
  const { limits } = first.services
  expect(await admitted([1, 2, 3].map(() => admits(limits, 'a')))).toBe(3)
  expect(await admits(limits, 'a')).toBe(false)
  expect(await admits(limits, 'b')).toBe(true)
  expect(await admits(limits, 'a', small, 'other')).toBe(true)
  pass(60_001)
  expect(await admits(limits, 'a')).toBe(true)
})

test.each([
  ['small', small],
  ['large', large],
])('two processes together admit exactly a %s limit', async (name, limit) => {
  const processes = [first.services.limits, second.services.limits]
  const calls = Array.from({ length: 2 * limit.calls }, () =>
    processes.map((limits) => admits(limits, `together ${name}`, limit)),
  )
  expect(await admitted(calls.flat())).toBe(limit.calls)
})

test('calls of an endpoint count together over HTTP', async () => {
  const ask = (platform: Platform) =>
    platform.app.fetch(
      new Request('http://localhost:4100/api/auth/v1/resendValidationEmail/a%40b.test', {
        method: 'POST',
      }),
      { ip: '192.0.2.77' },
    )
  const statuses: number[] = []
  for (let call = 0; call < 4; call += 1) {
    for (const platform of [first.platform, second]) statuses.push((await ask(platform)).status)
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(5)
})

test('a process that starts later finds the window full', async () => {
  expect(await admitted([1, 2, 3].map(() => admits(first.services.limits, 'restart')))).toBe(3)
  const third = await first.another()
  third.clock.setOffset(first.platform.clock.offset())
  expect(await admits(third.services.limits, 'restart')).toBe(false)
  await third.close()
})

test('a factor raises every limit', async () => {
  const wide = await first.another({ limitFactor: 2 })
  const calls = Array.from({ length: 8 }, () => admits(wide.services.limits, 'factor'))
  expect(await admitted(calls)).toBe(6)
  await wide.close()
})

test('setting the clock back does not lock callers out', async () => {
  const { limits } = second.services
  pass(86_400_000)
  expect(await admitted([1, 2, 3, 4].map(() => admits(limits, 'set back')))).toBe(3)
  pass(-86_400_000)
  expect(await admits(limits, 'set back')).toBe(true)
})

test('a call counts even if its work fails, so it cannot be counted in a transaction', async () => {
  const { database, limits } = first.services
  const inside = database.transaction(() => limits.take('test', 'inside', small))
  await expect(inside).rejects.toThrow('in a transaction')
})

test('a rejected subject causes no further write', async () => {
  const { limits, database } = first.services
  await admitted([1, 2, 3, 4].map(() => admits(limits, 'refused')))
  await database.handle().delete(limitWindows)
  expect(await admits(limits, 'refused')).toBe(false)
  expect(await rows()).toBe(0)
})

test('ended windows are deleted', async () => {
  const { limits, database, clock } = first.services
  for (let at = 0; at < 20; at += 1) await admits(limits, `passer-by ${at}`)
  pass(120_000)
  await admits(limits, 'next')
  const ended = lte(limitWindows.ends, clock.now())
  expect(await database.handle().$count(limitWindows, ended)).toBe(0)
})
