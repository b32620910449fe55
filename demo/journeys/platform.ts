import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const host = '127.0.0.1'

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })

/**
 * The first of five neighbouring free ports, at a random place so that two files rarely meet. Systems
 * lend ports from 32768 on to outgoing calls, and could lend one before the platform listens there.
 */
const freeBlock = async (): Promise<number> => {
  for (;;) {
    const first = 20_000 + 5 * Math.floor((performance.now() * 7919 + process.pid * 31) % 2_500)
    const free = await Promise.all([0, 1, 2, 3, 4].map((offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
  readonly codes: readonly string[]
}

/** A running platform with its own ports and data, and what a story does to it from outside. */
export interface RunningPlatform {
  readonly portal: string
  readonly siteUs: string
  readonly siteUk: string
  readonly processor: string
  /** SIGKILL, then the same data and ports again. */
  killAndRestart(): Promise<void>
  /** Mails and texts sent to an address, newest first; waits until there are at least `count`. */
  mails(to: string, count?: number): Promise<readonly Mail[]>
  /** `PUT` to one of the demo's controls. */
  control(path: string, body: object): Promise<void>
  /** How the payment processor calls back from now on. */
  controlProcessor(body: { readonly webhook: 'normal' | 'twice' | 'early' | 'late' }): Promise<void>
  stop(): Promise<void>
}

const until = async <T>(
  what: string,
  look: () => Promise<T | undefined>,
  ms = 90_000,
): Promise<T> => {
  const end = performance.now() + ms
  for (;;) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`Waited ${ms} ms for ${what}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}

const put = async (address: string, body: object): Promise<void> => {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
}

/** Starts the built platform; `env` adds to what the machine says. */
export const startPlatform = async (
  env: Readonly<Record<string, string>> = {},
): Promise<RunningPlatform> => {
  const port = await freeBlock()
  const dataDir = await mkdtemp(join(tmpdir(), 'parapet-journey-'))
  const portal = `http://${host}:${port}`
  let server: ChildProcess

  const start = async (): Promise<void> => {
    const said: string[] = []
    const child = spawn(process.execPath, [join(root, 'build/server/main.js')], {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: host, DATA_DIR: dataDir, DEMO: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    }
    server = child
    const ended = new Promise<never>((_, fail) => {
      child.once('exit', () => fail(new Error(`The platform ended at once:\n${said.join('')}`)))
    })
    const answers = until(
      'the platform',
      async () => (await fetch(`${portal}/healthz`)).ok || undefined,
    )
    await Promise.race([answers, ended])
  }

  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> =>
    new Promise((done) => {
      if (server.exitCode !== null) return done()
      server.once('exit', () => done())
      server.kill(signal)
    })

  await start()
  return {
    portal,
    siteUs: `http://${host}:${port + 1}`,
    processor: `http://${host}:${port + 2}`,
    siteUk: `http://${host}:${port + 3}`,
    async killAndRestart() {
      await end('SIGKILL')
      await start()
    },
    mails: (to, count = 1) =>
      until(`${count} mails to ${to}`, async () => {
        const answer = await fetch(`${portal}/outbox.json?to=${encodeURIComponent(to)}`)
        const mails = (await answer.json()) as Mail[]
        return mails.length >= count ? mails : undefined
      }),
    control: (path, body) => put(`${portal}${path}`, body),
    controlProcessor: (body) => put(`http://${host}:${port + 2}/demo/processor`, body),
    async stop() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
