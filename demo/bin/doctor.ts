// `npm run doctor -- https://www.agency.example/quote` lists what is wrong with the elements on a page.
import { argv, env, exit } from 'node:process'
import { browserPath } from '../doctor/browser-path.ts'
import { examineAddress, report } from '../doctor/examine-address.ts'

const [address = ''] = argv.slice(2)
const browser = browserPath(env)

if (!URL.canParse(address)) {
  console.error('Usage: npm run doctor -- https://www.agency.example/quote')
  exit(2)
}
if (browser === undefined) {
  console.error('The doctor needs Chromium or Chrome; CHROMIUM names its file.')
  exit(2)
}
try {
  const findings = await examineAddress(address, browser)
  console.log(report(address, findings))
  exit(findings.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(2)
}
