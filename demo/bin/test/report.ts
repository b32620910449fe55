import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tally } from './part.ts'

/** Where a runner writes its results. */
export const reportFile = (kind: string): string =>
  join(mkdtempSync(join(tmpdir(), `parapet-${kind}-`)), 'report.json')

/** A runner that did not end well without a failed test still failed. */
export const settled = (tally: Tally, code: number): Tally =>
  code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally

/** What a runner wrote; nothing where it did not come to that. */
export const readReport = <Report>(file: string): Report | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
