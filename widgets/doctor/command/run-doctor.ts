import { argv, env, getuid, stderr, stdout } from 'node:process'
import { browserPath } from './browser-path.ts'
import { examineAddress, report } from './examine-address.ts'

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error)

/**
 * Examines the given address, prints the findings and returns the exit code: 1 for findings, 2 when
 * the examination failed.
 */
export const runDoctor = async (
  command: string,
  readCode: () => Promise<string>,
): Promise<number> => {
  const [address = ''] = argv.slice(2)
  const executablePath = browserPath(env)

  // a file page could reference other files on this machine
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
    stderr.write(`Usage: ${command} https://www.agency.example/quote\n`)
    return 2
  }
  if (executablePath === undefined) {
    stderr.write('The doctor needs Chromium or Chrome. Set CHROMIUM to its path.\n')
    return 2
  }
  try {
    const findings = await examineAddress(address, {
      executablePath,
      // Chromium's sandbox does not work for root, nor in some containers
      isSandboxed: getuid?.() !== 0 && env['CHROMIUM_SANDBOX'] !== 'off',
      code: await readCode(),
    })
    stdout.write(`${report(address, findings)}\n`)
    return findings.length === 0 ? 0 : 1
  } catch (error) {
    stderr.write(`${messageOf(error)}\n`)
    return 2
  }
}
