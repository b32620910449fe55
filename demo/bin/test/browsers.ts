import type { RunTool, Tally } from './part.ts'
import { readReport, reportFile, settled } from './report.ts'

/** Element tests, in three engines where the engine matters; each engine's result of a test counts. */
export const elements = async (tool: RunTool): Promise<Tally> => {
  const file = reportFile('elements')
  const code = await tool('wtr', [], {
    BROWSERS: 'chromium,firefox,webkit',
    ELEMENTS_REPORT: file,
    LANG: 'en_US.UTF-8',
  })
  return settled(readReport<Tally>(file) ?? { passed: 0, failed: 1 }, code)
}

/** Whole stories in Chromium against a platform of their own. */
export const journeys = async (tool: RunTool): Promise<Tally> => {
  const file = reportFile('journeys')
  const words = ['test', '--config', 'demo/journeys/playwright.config.ts', '--reporter=list,json']
  const code = await tool('playwright', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    file,
  )?.stats
  if (!stats) return { passed: 0, failed: 1 }
  return settled({ passed: stats.expected, failed: stats.unexpected + stats.flaky }, code)
}
