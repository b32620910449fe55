import { chromium, type Page } from 'playwright-core'
import { evaluated } from '../../widgets/docs/scripts.ts'
import type { ExamineOptions } from '../../widgets/doctor/examine.ts'
import type { Finding } from '../../widgets/doctor/finding.ts'

/** Milliseconds until a page that does not load is given up. */
const limit = 30_000

const read = async (page: Page, address: string): Promise<readonly Finding[]> => {
  const answer = await page.goto(address, { timeout: limit, waitUntil: 'load' })
  if (!answer) throw new Error(`${address} gave no page`)
  const headers = await answer.headersArray()
  const named = (name: string): readonly string[] =>
    headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value)
  const options: ExamineOptions = {
    headers: {
      policies: named('content-security-policy'),
      openerPolicy: named('cross-origin-opener-policy')[0] ?? '',
    },
  }
  const code = await evaluated('doctor/examine.ts')
  // By the browser's own protocol, so that no policy of the page stops it.
  return page.evaluate(`${code};parapet.examine(${JSON.stringify(options)})`)
}

/** Opens an address in a headless browser and lists what is wrong with our elements there. */
export const examineAddress = async (
  address: string,
  executablePath: string,
): Promise<readonly Finding[]> => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    return await read(await browser.newPage(), address)
  } finally {
    await browser.close()
  }
}

/** The findings as lines for a terminal. */
export const report = (address: string, findings: readonly Finding[]): string =>
  findings.length === 0
    ? `Nothing found at ${address}.`
    : [
        `${findings.length === 1 ? '1 finding' : `${findings.length} findings`} at ${address}`,
        ...findings.map(
          ({ title, detail, where, line }, at) =>
            `\n${at + 1}. ${title}\n   ${detail}\n   ${where}: ${line}`,
        ),
      ].join('\n')
