import { argv, env, getuid } from 'node:process'
import { browserPath } from './browser-path.ts'
import { examineAddress, report } from './examine-address.ts'

/**
 * Examines the address that the command was given; prints what is wrong and gives the code with which
 * the command ends: 1 for findings, 2 when it could not look.
 */
export const runDoctor = async (
  command: string,
  readCode: () => Promise<string>,
): Promise<number> => {
  const [address = ''] = argv.slice(2)
  const executablePath = browserPath(env)

  // a page of a file could name other files of this machine
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
    console.error(`Usage: ${command} https://www.agency.example/quote`)
    return 2
  }
  if (executablePath === undefined) {
    console.error('The doctor needs Chromium or Chrome; CHROMIUM names its file.')
    return 2
  }
  try {
    const findings = await examineAddress(address, {
      executablePath,
      // Chromium has no sandbox for root, nor in some containers
      isSandboxed: getuid?.() !== 0 && env['CHROMIUM_SANDBOX'] !== 'off',
      code: await readCode(),
    })
    console.log(report(address, findings))
    return findings.length === 0 ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
}
