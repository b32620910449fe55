import { readFileSync } from 'node:fs'
import type { RunTool, Tally } from './part.ts'
import { readReport, reportFile, withExitCode } from './report.ts'

/** Element tests, some of them in three engines. Each engine's result counts. */
export const elements = async (tool: RunTool): Promise<Tally> => {
  const file = reportFile('elements')
  const code = await tool('wtr', [], {
    BROWSERS: 'chromium,firefox,webkit',
    ELEMENTS_REPORT: file,
    LANG: 'en_US.UTF-8',
  })
  return withExitCode(readReport<Tally>(file) ?? { passed: 0, failed: 1 }, code)
}

interface JourneyResult {
  readonly errors: readonly { readonly message?: string }[]
  readonly attachments: readonly { readonly name: string; readonly path?: string }[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly JourneyResult[]
    }[]
  }[]
}

interface JourneysReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
  }
  readonly suites: readonly Suite[]
}

/** The main content of the page when a journey failed, up to 80 lines. */
const visibleLines = ({ attachments }: JourneyResult): readonly string[] =>
  attachments.flatMap(({ name, path }) => {
    if (name !== 'error-context' || path === undefined) return []
    const [, snapshot = ''] = readFileSync(path, 'utf8').split('```yaml\n')
    const lines = snapshot.split('```')[0]?.split('\n') ?? []
    const main = Math.max(0, lines.indexOf('- main:'))
    return lines.slice(main, main + 80)
  })

const failuresOf = ({ title, suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const results = spec.tests.flatMap((test) => test.results)
      const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
      return [`${title} › ${spec.title}`, ...messages, ...results.flatMap(visibleLines)].join('\n')
    }),
  ...suites.flatMap(failuresOf),
]

/** User journeys in Chromium, each on its own platform. */
export const journeys = async (
  tool: RunTool,
  env: Readonly<Record<string, string>>,
): Promise<Tally> => {
  const file = reportFile('journeys')
  const words = [
    'test',
    '--config',
    'demo/e2e/journeys/playwright.config.ts',
    '--reporter=list,json',
  ]
  const code = await tool('playwright', words, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const report = readReport<JourneysReport>(file)
  if (!report) return { passed: 0, failed: 1 }
  const { expected: passed, unexpected, flaky } = report.stats
  const failures = report.suites.flatMap(failuresOf)
  return withExitCode({ passed, failed: unexpected + flaky, failures }, code)
}
