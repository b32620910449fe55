import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

export type Environment = Readonly<Record<string, string>>

const running = new Set<ChildProcess>()

/** Starts the platform from its sources, as a process of its own. */
export const launchMain = (environment: Environment): ChildProcess => {
  // optimised compilation of the database costs more than the few calls gain
  const child = spawn(process.execPath, ['--liftoff-only', 'demo/server/main.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Waits for a start that must fail. Returns its exit code and the lines of stderr. */
export const exitOf = async (child: ChildProcess) => {
  const [output, [code]] = await Promise.all([
    text(child.stderr ?? Readable.from([])),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, lines: output.trim().split('\n') }
}

/** Kills the processes that still run. */
export const endAll = async (): Promise<void> => {
  for (const child of running) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}
