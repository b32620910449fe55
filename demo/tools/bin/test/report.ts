import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tally } from './part.ts'

/** The file in which a runner writes its results. */
export const reportFile = (kind: string): string =>
  join(mkdtempSync(join(tmpdir(), `parapet-${kind}-`)), 'report.json')

/** Counts a runner that exited with an error but without a failed test as failed. */
export const withExitCode = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** The report of a runner; undefined where there is none. */
export const readReport = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
