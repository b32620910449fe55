import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#core/testing/eventually.ts'
import type { Part, Tally } from './part.ts'
import { runParts, type Schedule } from './schedule.ts'

const good: Tally = { passed: 1, failed: 0 }
const bad: Tally = { passed: 0, failed: 1 }

const part = (name: string, options: Partial<Part> = {}): Part => ({
  name,
  lane: 'code',
  needs: [],
  needsBuild: false,
  minutes: 1,
  run: () => Promise.resolve(good),
  ...options,
})

const run = async (parts: readonly Part[], options: Partial<Schedule> = {}) => {
  const written: string[] = []
  const tallies = await runParts(parts, {
    build: () => Promise.resolve(),
    write: (text) => written.push(text),
    ...options,
  })
  return { tallies, text: written.join('') }
}

/** A part that runs a line of JavaScript in its own process. */
const script = (name: string, line: string, options: Partial<Part> = {}): Part =>
  part(name, {
    run: async (tool) => ((await tool('node', ['-e', line])) === 0 ? good : bad),
    ...options,
  })

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parapet-schedule-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('lanes run in parallel, the parts of a lane sequentially', async () => {
  const met = Promise.withResolvers<void>()
  const order: string[] = []
  const note = (name: string) => async () => {
    order.push(name)
    return good
  }
  const { tallies } = await run([
    part('first', {
      // ends only if the other lane runs in parallel
      async run() {
        await met.promise
        return note('first')()
      },
    }),
    part('second', { run: note('second') }),
    part('parallel', {
      lane: 'browsers',
      async run() {
        met.resolve()
        return good
      },
    }),
  ])
  expect(order).toEqual(['first', 'second'])
  expect(tallies).toEqual([good, good, good])
})

test('the output of a part is written as a whole, with its failure', async () => {
  const { tallies, text } = await run([
    script('talks', `console.log('one'); setTimeout(() => console.log('two'), 50)`),
    script('fails', `console.error('three'); process.exit(3)`, { lane: 'browsers' }),
  ])
  expect(tallies).toEqual([good, bad])
  expect(text).toMatch(/\n── talks\none\ntwo\n── talks: 1 passed, 0 failed, [\d.]+ s\n/)
  expect(text).toMatch(/\n── fails\nthree\n── fails: 0 passed, 1 failed, [\d.]+ s\n/)
})

test('failures are repeated at the end', async () => {
  const { text } = await run([
    part('names', {
      run: () => Promise.resolve({ ...bad, failures: ['adds up\nexpected 3 to be 4'] }),
    }),
    script('does not', `console.log('line 7 is wrong'); process.exit(1)`),
    script('last', `console.log('much output')`),
  ])
  const end = text.slice(text.indexOf('── last: 1 passed'))
  expect(end).toContain('✘  names\n   adds up\n   expected 3 to be 4\n')
  expect(end).toContain('✘  does not\n   line 7 is wrong\n')
})

test('a part that throws is reported by name, and the others run', async () => {
  const { tallies, text } = await run([
    part('throws', { run: () => Promise.reject(new Error('no such tool')) }),
    part('next'),
  ])
  expect(tallies).toEqual([bad, good])
  expect(text).toContain('throws: no such tool')
})

test('a part waits for the build and fails when it fails', async () => {
  const built = Promise.withResolvers<void>()
  const seen: string[] = []
  const parts = [
    part('looks', {
      needsBuild: true,
      async run() {
        seen.push('looks')
        return good
      },
    }),
    part('does not', {
      lane: 'browsers',
      async run() {
        seen.push('does not')
        built.resolve()
        return good
      },
    }),
  ]
  await run(parts, { build: () => built.promise })
  expect(seen).toEqual(['does not', 'looks'])
  const broken = await run(parts, { build: () => Promise.reject(new Error('vite failed')) })
  expect(broken.tallies).toEqual([bad, good])
  expect(broken.text).toContain('looks: vite failed')
})

/** A process that ignores signals, and a child in its own process group. */
const stubborn = (file: string): string => `
  const { spawn } = require('node:child_process')
  const wait = "process.on('SIGINT', () => {}); setInterval(() => {}, 1000)"
  const child = spawn(process.execPath, ['-e', wait], { detached: true, stdio: 'ignore' })
  require('node:fs').writeFileSync(${JSON.stringify(file)}, String(child.pid))
  process.on('SIGINT', () => {})
  setInterval(() => {}, 1000)`

const isThere = (pid: number): boolean => existsSync(`/proc/${pid}`)

test('a part that hangs is killed with all its processes and reported by name', async () => {
  const file = join(folder, 'pid')
  const stop = new AbortController()
  const running = run([script('hangs', stubborn(file)), part('next')], { signal: stop.signal })
  await eventually(() => readFile(file))
  const pid = Number(await readFile(file, 'utf8'))
  expect(isThere(pid)).toBe(true)
  stop.abort(new Error('was stopped'))
  const { tallies, text } = await running
  expect(tallies[0]).toEqual(bad)
  expect(text).toContain('hangs: was stopped')
  await eventually(() => expect(isThere(pid)).toBe(false))
})

test('a part that exceeds its timeout is ended', async () => {
  const { tallies, text } = await run(
    [script('slow', 'setInterval(() => {}, 1000)'), part('next')],
    { minute: 100 },
  )
  expect(tallies).toEqual([bad, good])
  expect(text).toContain('slow: was ended: it took longer than 1 min')
})
