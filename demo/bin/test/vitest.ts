import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../command.ts'
import type { Tally } from './part.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly success: boolean
}

/** Runs one vitest project and counts its tests; a file that does not even load counts as failed. */
export const vitest = async (
  project: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> => {
  const file = join(mkdtempSync(join(tmpdir(), 'parapet-vitest-')), 'report.json')
  const words = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const code = await command('vitest', words, env)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  const failed =
    report.numFailedTests ||
    (code === 0 && report.success ? 0 : Math.max(1, report.numFailedTestSuites))
  return { passed: report.numPassedTests, failed }
}
