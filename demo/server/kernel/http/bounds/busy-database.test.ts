import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiErrorOf } from '../failure.ts'
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({}, { connections: 1, timeout: 1_000 })
})
afterAll(() => platform.close())

/** Blocks the only connection until it is released. */
const holdConnection = async (): Promise<() => Promise<void>> => {
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let holding: Promise<void> | undefined
  await new Promise<void>((ready) => {
    holding = platform.services.database.transaction(() => {
      ready()
      return gate
    })
  })
  return async () => {
    letGo()
    await holding
  }
}

test('a call that gets no connection in time is answered with a retry', async () => {
  const headers = { Authorization: `Bearer ${await platform.tokenOf('agent')}` }
  const letGo = await holdConnection()
  const paths = ['/api/auth/v1/me', '/api/quote/v1/search?sort=companyName,asc', '/healthz']
  const answers = await Promise.all(paths.map((path) => platform.fetch(path, { headers })))
  for (const answer of answers) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ code: 'overloaded' })
  }
  await letGo()
  for (const path of paths) expect((await platform.fetch(path, { headers })).status).toBe(200)
})

test('rejected work does not run later', async () => {
  const { database } = platform.services
  let ran = false
  const letGo = await holdConnection()
  const refused = database.transaction(async () => {
    ran = true
  })
  expect(apiErrorOf(await refused.catch((error: unknown) => error))).toMatchObject({ status: 503 })
  await letGo()
  await database.transaction(async () => undefined)
  expect(ran).toBe(false)
})
