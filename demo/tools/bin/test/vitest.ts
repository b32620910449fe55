import { readReport, reportFile, withExitCode } from './report.ts'
import type { RunTool, Tally } from './part.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
  readonly testResults: readonly {
    readonly name: string
    /** Why a file did not load. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

const failuresOf = ({ testResults }: Report): readonly string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [`${name}\n${message}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        [`${name}: ${fullName}`, ...(failureMessages ?? [])].join('\n'),
      ),
  ])

/**
 * Runs a vitest project with its `alone` twin and counts the tests. A file that does not load
 * counts as failed.
 */
export const vitest = async (
  tool: RunTool,
  project: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> => {
  const file = reportFile('vitest')
  const words = [
    'run',
    '--mode=test',
    `--project=${project}`,
    `--project=${project}-alone`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const code = await tool('vitest', words, env)
  const report = readReport<Report>(file)
  if (!report) return { passed: 0, failed: 1 }
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = report
  const failed = numFailedTests || (code === 0 ? 0 : numFailedTestSuites)
  return withExitCode({ passed, failed, failures: failuresOf(report) }, code)
}
