import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../command.ts'
import type { Tally } from './part.ts'

const reportFile = (kind: string): string =>
  join(mkdtempSync(join(tmpdir(), `parapet-${kind}-`)), 'report.json')

/** A runner that did not end well without a failed test still failed. */
const settled = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

const read = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** Element tests in three engines; each engine's result of a test counts. */
export const elements = async (): Promise<Tally> => {
  const file = reportFile('elements')
  const code = await command('wtr', [], {
    BROWSERS: 'chromium,firefox,webkit',
    ELEMENTS_REPORT: file,
    LANG: 'en_US.UTF-8',
  })
  return settled(read<Tally>(file) ?? { passed: 0, failed: 1 }, code)
}

/** Whole stories in Chromium against a platform of their own. */
export const journeys = async (): Promise<Tally> => {
  const file = reportFile('journeys')
  const words = ['test', '--config', 'demo/journeys/playwright.config.ts', '--reporter=list,json']
  const code = await command('playwright', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const stats = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    file,
  )?.stats
  if (!stats) return { passed: 0, failed: 1 }
  return settled({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code)
}
