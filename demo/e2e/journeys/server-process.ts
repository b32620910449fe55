import { spawn } from 'node:child_process'
import { setTimeout as after } from 'node:timers/promises'
import { join } from 'node:path'
import { host } from './ports.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Timeouts of a start, and of an end before the process is killed, in milliseconds. */
const limits = { start: 120_000, startLarge: 900_000, end: 5_000 } as const

/** A port of the platform or of a companion is in use. */
export class PortTaken extends Error {}

/** The platform's process. */
export interface ServerProcess {
  /** Ends it with the signal, and with SIGKILL after a timeout. */
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
 * Node options for a short-lived platform. Optimising the compiled embedded database costs more
 * time than a journey gains.
 */
export const shortLived: readonly string[] = ['--liftoff-only']

/**
 * Starts the built platform and waits until it responds. `options` are Node's.
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
  // The platform ends with the test process.
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

  // The platform responds only after the large seed is written.
  const limit = env['DEMO_SEED'] === 'large' ? limits.startLarge : limits.start
  const latest = performance.now() + limit
  for (;;) {
    if (hasEnded()) {
      const text = output.join('')
      const isTaken = /Port \d+ is taken/.test(text)
      throw new (isTaken ? PortTaken : Error)(`The platform ended at once:\n${text}`)
    }
    // Polls.
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
