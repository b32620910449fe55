import { spawn } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { join } from 'node:path'
import { host } from './ports.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Timeouts of a start, and of an end before the process is killed, in milliseconds. */
const limits = { start: 120_000, startLarge: 900_000, end: 5_000 } as const

/** A port of the platform, or of a server beside it, is in use. */
export class PortTaken extends Error {}

/** The platform's process. */
export interface ServerProcess {
  /** Ends it: by the signal, then by SIGKILL where that is not enough. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

const isUp = async (port: number): Promise<boolean> => {
  try {
    return (await fetch(`http://${host}:${port}/healthz`)).ok
  } catch {
    return false
  }
}

/**
 * Node's options for a platform of seconds: compiling the embedded database a second time, for
 * speed, costs more than a journey gains.
 */
export const shortLived: readonly string[] = ['--liftoff-only']

/**
 * Starts the built platform and waits until it answers. `options` are Node's.
 * @throws PortTaken when one of its ports is in use.
 */
export const startProcess = async (
  port: number,
  env: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<ServerProcess> => {
  const output: string[] = []
  const words = [...options, join(root, 'build/server/start.js')]
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: host, DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()))
  }
  // Every process that a test started ends with the process of the tests.
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  const exited = new Promise<void>((done) => {
    child.once('exit', () => {
      process.off('exit', kill)
      done()
    })
  })
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null

  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (hasEnded()) return
    child.kill(signal)
    const late = setTimeout(kill, limits.end)
    await exited
    clearTimeout(late)
  }

  // The large seed is written before the platform answers.
  const limit = env['DEMO_SEED'] === 'large' ? limits.startLarge : limits.start
  const latest = performance.now() + limit
  for (;;) {
    if (hasEnded()) {
      const text = output.join('')
      const isTaken = /Port \d+ is taken/.test(text)
      throw new (isTaken ? PortTaken : Error)(`The platform ended at once:\n${text}`)
    }
    // Looks one after the other.
    // oxlint-disable-next-line no-await-in-loop
    if (await isUp(port)) return { end }
    if (performance.now() > latest) {
      kill()
      throw new Error(`The platform did not start within ${limit} ms:\n${output.join('')}`)
    }
    // oxlint-disable-next-line no-await-in-loop
    await Promise.race([after(50), exited])
  }
}
