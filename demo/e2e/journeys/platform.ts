import { setTimeout as after } from 'node:timers/promises'
import { freeBlock, host } from './ports.ts'
import { newData } from './prepared-data.ts'
import { PortTaken, startProcess, type ServerProcess } from './server-process.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
  readonly codes: readonly string[]
}

/** A running platform with its own ports and data, and the demo's controls. */
export interface RunningPlatform {
  readonly portal: string
  readonly siteUs: string
  readonly siteUk: string
  readonly identity: string
  readonly processor: string
  /** Kills it with SIGKILL and restarts it with the same data and ports. */
  killAndRestart(): Promise<void>
  /**
   * Mails and text messages to an address, newest first. Waits until there are at least `count`.
   */
  mails(to: string, count?: number): Promise<readonly Mail[]>
  /** `PUT` to one of the demo's controls. */
  control(path: string, body: object): Promise<void>
  /** Sets how the payment processor delivers webhooks. */
  controlProcessor(body: { readonly webhook: 'normal' | 'twice' | 'early' | 'late' }): Promise<void>
  stop(): Promise<void>
}

/** The timeout for a mail in milliseconds. */
const mailLimit = 60_000

const put = async (address: string, body: object): Promise<void> => {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}`)
}

const startAt = async (
  port: number,
  env: Readonly<Record<string, string>>,
  options: readonly string[],
): Promise<RunningPlatform> => {
  const portal = `http://${host}:${port}`
  const data = await newData()
  const start = (): Promise<ServerProcess> => startProcess(port, { ...data.env, ...env }, options)
  let server: ServerProcess
  try {
    server = await start()
  } catch (error) {
    await data.remove()
    throw error
  }

  const mailsTo = async (to: string): Promise<readonly Mail[]> => {
    const answer = await fetch(`${portal}/outbox.json?to=${encodeURIComponent(to)}`)
    return (await answer.json()) as Mail[]
  }

  return {
    portal,
    siteUs: `http://${host}:${port + 1}`,
    processor: `http://${host}:${port + 2}`,
    siteUk: `http://${host}:${port + 3}`,
    identity: `http://${host}:${port + 4}`,
    async killAndRestart() {
      await server.end('SIGKILL')
      server = await start()
    },
    async mails(to, count = 1) {
      const latest = performance.now() + mailLimit
      for (;;) {
        // Polls.
        // oxlint-disable-next-line no-await-in-loop
        const mails = await mailsTo(to)
        if (mails.length >= count) return mails
        if (performance.now() > latest) {
          throw new Error(`${mails.length} mails to ${to} after ${mailLimit} ms, not ${count}`)
        }
        // oxlint-disable-next-line no-await-in-loop
        await after(50)
      }
    },
    control: (path, body) => put(`${portal}${path}`, body),
    controlProcessor: (body) => put(`http://${host}:${port + 2}/demo/processor`, body),
    async stop() {
      await server.end('SIGTERM')
      await data.remove()
    },
  }
}

/** Starts the built platform. `env` extends the environment; `options` are Node's. */
export const startPlatform = async (
  env: Readonly<Record<string, string>> = {},
  options: readonly string[] = [],
): Promise<RunningPlatform> => {
  try {
    return await startAt(await freeBlock(), env, options)
  } catch (error) {
    if (error instanceof PortTaken) return startPlatform(env, options)
    throw error
  }
}
