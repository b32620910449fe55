import { chromium, type Page } from 'playwright-core'
import * as z from 'zod/mini'
import type { ExamineOptions } from '../examine.ts'

/** Timeout in milliseconds for loading a page and for examining it. */
const limit = 30_000

/** Limits of a report: findings, and characters of each text. */
const max = { findings: 100, text: 1_000 } as const

/** Control characters that change what a terminal shows: cursor moves, colors, direction. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** One line of text. It comes from the page and is untrusted. */
const line = z.pipe(
  z.string(),
  z.transform((text: string) => text.slice(0, max.text).replace(unprintable, ' ')),
)

const findings = z.pipe(
  z.array(z.unknown()),
  z.pipe(
    z.transform((all: unknown[]) => all.slice(0, max.findings)),
    z.array(z.object({ title: line, detail: line, where: line, line })),
  ),
)

/** A finding, with texts that are safe to print in a terminal. */
export type ReportedFinding = z.output<typeof findings>[number]

const read = async (page: Page, address: string, code: string): Promise<unknown> => {
  const answer = await page.goto(address, { timeout: limit, waitUntil: 'load' })
  if (!answer) throw new Error(`${address} did not return a page`)
  const headers = await answer.headersArray()
  const named = (name: string): readonly string[] =>
    headers.filter((header) => header.name.toLowerCase() === name).map(({ value }) => value)
  const options: ExamineOptions = {
    headers: {
      policies: named('content-security-policy'),
      openerPolicy: named('cross-origin-opener-policy')[0] ?? '',
    },
  }
  // Evaluated through the browser's protocol, which the page's policy does not affect.
  return page.evaluate(`${code};parapet.examine(${JSON.stringify(options)})`)
}

/** Rejects after a timeout, for example when a page blocks its main thread. */
const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The page was not examined within ${milliseconds / 1_000} seconds`)),
      milliseconds,
    )
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

export interface AddressOptions {
  readonly executablePath: string
  readonly isSandboxed: boolean
  /** The script that defines the global `parapet` to examine a page. */
  readonly code: string
}

/** Opens an address in a headless browser and lists the problems of the elements on it. */
export const examineAddress = async (
  address: string,
  { executablePath, isSandboxed, code }: AddressOptions,
): Promise<readonly ReportedFinding[]> => {
  const browser = await chromium.launch({ executablePath, chromiumSandbox: isSandboxed })
  try {
    const work = browser.newPage().then((page) => read(page, address, code))
    // the timeout may win the race; closing the browser then rejects this work
    work.catch(() => undefined)
    return z.parse(findings, await within(2 * limit, work))
  } finally {
    await browser.close()
  }
}

/** The findings as lines for a terminal. */
export const report = (address: string, all: readonly ReportedFinding[]): string =>
  all.length === 0
    ? `Nothing found at ${address}.`
    : [
        `${all.length === 1 ? '1 finding' : `${all.length} findings`} at ${address}`,
        ...all.map(
          ({ title, detail, where, line: change }, at) =>
            `\n${at + 1}. ${title}\n   ${detail}\n   ${where}: ${change}`,
        ),
      ].join('\n')
