import { describe, expect, test, vi } from 'vitest'
import { inTurn, json, noNetwork } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { getHumanChallenge, getSiteKey } from './endpoints.ts'
import { createHumanCheck } from './human-check.ts'
import type { Solver } from './solver.ts'

const challenge = { parameters: { algorithm: 'SHA-256' }, signature: 'signed' }
const solution = { counter: 7, derivedKey: '00ff' }

const start = async (solver: Solver = () => Promise.resolve(solution)) => {
  const context = await testPlatform({ region: 'UK', namespaces: ['passwords'] })
  context.server.answer(getSiteKey, { siteKey: 'key-gb' })
  context.server.answer(getHumanChallenge, challenge)
  const work = vi.fn(solver)
  const check = createHumanCheck(context.platform, work)
  return { ...context, check, work }
}

const failureOf = (check: Awaited<ReturnType<typeof start>>['check']) => {
  const state = check.$state.get()
  return state.status === 'failed' ? state.failure : undefined
}

describe('the human check', () => {
  test('requests a challenge with the locale’s key and returns challenge and solution', async () => {
    const { check, server } = await start()
    const response = await check.response()
    expect(JSON.parse(atob(response ?? ''))).toEqual({ challenge, solution })
    expect(check.$state.get()).toEqual({ status: 'solved' })
    expect(server.callsOf(getSiteKey)[0]?.url.searchParams.get('locale')).toBe('en-GB')
    expect(server.callsOf(getHumanChallenge)[0]?.url.searchParams.get('siteKey')).toBe('key-gb')
  })

  test('solves once, however often it is started', async () => {
    const { check, work, time } = await start()
    check.begin()
    check.begin()
    await time.settle()
    await check.response()
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('reports its progress', async () => {
    const { check, time } = await start((_, { onProgress }) => {
      onProgress(0.4)
      return new Promise(() => {})
    })
    check.begin()
    await time.settle()
    expect(check.$state.get()).toEqual({ status: 'solving', progress: 0.4 })
  })

  test('solves again when a proof is too old', async () => {
    const { check, work, time } = await start()
    await check.response()
    await time.advance(9 * 60_000 + 1)
    await check.response()
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('does not return a used proof again', async () => {
    const { check, work } = await start()
    await check.response()
    check.renew()
    expect(check.$state.get()).toEqual({ status: 'idle' })
    await check.response()
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('ends silently when it is stopped', async () => {
    const { check, time } = await start(
      (_, { signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve('no-solution'))),
    )
    check.begin()
    await time.settle()
    check.stop()
    await time.settle()
    expect(check.$state.get()).toEqual({ status: 'idle' })
  })
})

describe('a failed human check', () => {
  test('asks the user to refresh the page if the solver does not load', async () => {
    const { check } = await start(() => Promise.resolve('no-solver'))
    expect(await check.response()).toBeUndefined()
    expect(failureOf(check)).toBe('passwords:captcha.refresh')
  })

  test('reports that verification failed if no solution is found', async () => {
    const { check } = await start(() => Promise.resolve('no-solution'))
    await check.response()
    expect(failureOf(check)).toBe('passwords:captcha.notVerified')
  })

  test('reports that verification failed if the platform rejects the proof', async () => {
    const { check } = await start()
    await check.response()
    check.reject()
    expect(failureOf(check)).toBe('passwords:captcha.notVerified')
  })

  test('reports that it does not load if no challenge arrives, and can be started again', async () => {
    const { check, server } = await start()
    server.on(getHumanChallenge, inTurn(noNetwork, json(challenge)))
    await check.response()
    expect(failureOf(check)).toBe('passwords:captcha.notLoaded')
    expect(await check.response()).toBeDefined()
  })

  test('reports that nothing can be reset if the locale has no key', async () => {
    const { check, server } = await start()
    server.answer(getSiteKey, { siteKey: '' })
    await check.response()
    expect(failureOf(check)).toBe('passwords:captcha.cannotReset')
    expect(server.callsOf(getHumanChallenge)).toEqual([])
  })
})
