// `npm run doctor -- https://www.agency.example/quote` lists what is wrong with the elements on a page.
import { argv, env, exit, getuid } from 'node:process'
import { browserPath } from '../doctor/browser-path.ts'
import { examineAddress, report } from '../doctor/examine-address.ts'

const [address = ''] = argv.slice(2)
const browser = browserPath(env)

// a page of a file could name other files of this machine
if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
  console.error('Usage: npm run doctor -- https://www.agency.example/quote')
  exit(2)
}
if (browser === undefined) {
  console.error('The doctor needs Chromium or Chrome; CHROMIUM names its file.')
  exit(2)
}
try {
  const findings = await examineAddress(address, {
    executablePath: browser,
    // Chromium has no sandbox for root, nor in some containers
    isSandboxed: getuid?.() !== 0 && env['CHROMIUM_SANDBOX'] !== 'off',
  })
  console.log(report(address, findings))
  exit(findings.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(2)
}
