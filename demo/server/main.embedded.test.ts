import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../tools/bin/test/ports.ts'
import { endAll, exitOf, launchMain, type Environment } from './testing/main-process.ts'

/** A timeout against hanging: on a busy machine a start from the sources takes long. */
const timeout = 240_000

const folder = mkdtempSync(join(tmpdir(), 'parapet-main-'))
const host = '127.0.0.1'
let port = 0
let server: ChildProcess

/** The platform uses five consecutive ports. */
const freeBlock = (): Promise<number> => freePort(5)

const launch = (environment: Environment = {}): ChildProcess =>
  // an empty value is unset: the embedded database is under test
  launchMain({ DATABASE_URL: '', PORT: String(port), HOST: host, DATA_DIR: folder, ...environment })

const start = async (): Promise<ChildProcess> => {
  const child = launch()
  for (;;) {
    const answer = await fetch(`http://${host}:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return child
    if (child.exitCode !== null) throw new Error('The server ended at once')
    await wait(50)
  }
}

const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
  child.kill(signal)
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

/** The exit of a start that must fail. */
const failedStart = (environment: Environment) => exitOf(launch(environment))

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

const call = async (
  method: string,
  path: string,
  body: unknown,
  token?: string,
): Promise<Answer> => {
  const response = await fetch(`http://${host}:${port}${path}`, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

beforeAll(async () => {
  port = await freeBlock()
  server = await start()
}, timeout)

afterAll(async () => {
  await endAll()
  rmSync(folder, { recursive: true, force: true })
})

test('acknowledged writes survive a kill', { timeout: timeout }, async () => {
  const signedIn = await call('POST', '/api/auth/v1/login', {
    username: 'agent@demo.test',
    password: 'Parapet-demo-1',
  })
  const { accessToken, refreshToken } = signedIn.body as Readonly<Record<string, string>>
  for (let count = 1; count <= 20; count += 1) {
    const put = await call('PUT', '/api/user/v1/settings', { count }, accessToken)
    expect(put.status).toBe(200)
  }
  await end(server, 'SIGKILL')
  server = await start()
  const settings = await call('GET', '/api/user/v1/settings', undefined, accessToken)
  expect(settings.body).toEqual({ count: 20 })
  const renewed = await call('POST', '/api/auth/v1/token/refresh', { refreshToken })
  expect(renewed.status).toBe(200)
})

test('a second start ends at once with one line', { timeout: timeout }, async () => {
  const samePort = await failedStart({ DATA_DIR: `${folder}-other` })
  expect(samePort.code).toBe(1)
  expect(samePort.lines).toEqual([expect.stringContaining(`Port ${port} is taken`)])
  const sameFolder = await failedStart({ PORT: String(await freeBlock()) })
  expect(sameFolder.code).toBe(1)
  expect(sameFolder.lines).toEqual([expect.stringContaining('is in use by another')])
})

test(
  'an unreachable database ends the start with one line',
  {
    timeout: timeout,
  },
  async () => {
    const other = { PORT: String(await freeBlock()), DATA_DIR: `${folder}-other` }
    const unreachable = await failedStart({
      ...other,
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      DATABASE_WAIT: '0',
    })
    expect(unreachable).toMatchObject({ code: 1, lines: [expect.stringContaining('DATABASE_URL')] })
    expect(unreachable.lines[0]).not.toContain('127.0.0.1')
  },
)

test('SIGTERM ends it cleanly', { timeout: timeout }, async () => {
  expect(await end(server, 'SIGTERM')).toBe(0)
  server = await start()
  expect(await end(server, 'SIGINT')).toBe(0)
})

test('an unusable data folder ends the start with one line', { timeout }, async () => {
  const key = join(folder, 'signing-key.json')
  writeFileSync(key, '{"id":"cut o')
  const damaged = await failedStart({})
  expect(damaged).toMatchObject({
    code: 1,
    lines: [expect.stringContaining(`${key} is damaged.`)],
  })
  const noFolder = await failedStart({ DATA_DIR: key })
  expect(noFolder).toMatchObject({
    code: 1,
    lines: [expect.stringContaining(`${key} is not a folder.`)],
  })
})
