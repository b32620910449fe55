import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../bin/root.ts'
import { startPlatform } from '../journeys/platform.ts'
import { openBrowser } from './browser.ts'
import { firstPaintFigures } from './first-paint.ts'
import { figureLines, figureTable, type Figure } from './figure.ts'
import { measureLists } from './lists/figures.ts'
import { postgresPrograms } from '../bin/test/system.ts'
import { bareElement, calculatorAim } from './limits.ts'
import { measureFillingShift, measureRepricing, measureShift } from './screen.ts'
import { measurePricingCall } from './server.ts'
import { measureSort } from './sort.ts'
import { kB, measureSizes } from './sizes.ts'
import { stallFigures } from './stall.ts'

const sizeFigures = async (): Promise<readonly Figure[]> => {
  const sizes = await measureSizes()
  const figures = sizes.map(({ what, bytes, limit }) => ({
    what: `${what}, brotli`,
    value: kB(bytes),
    aim: `≤ ${kB(limit)}`,
    ratio: bytes / limit,
  }))
  const calculator = sizes.find(({ what }) => what === 'interactive calculator')
  if (!calculator) return figures
  const against = (what: string, bytes: number): Figure => ({
    what: `calculator against ${what}`,
    value: kB(calculator.bytes),
    aim: kB(bytes),
    ratio: calculator.bytes / bytes,
  })
  return [
    ...figures,
    against('a bare React element', bareElement),
    against("Adyen's core and card", calculatorAim),
  ]
}

const timeFigures = async (): Promise<readonly Figure[]> => {
  // Measuring calls more often than the rate limits allow.
  const platform = await startPlatform({ RATE_LIMITS: '1000' })
  const browser = await openBrowser()
  const time = (what: string, value: number, aim: number): Figure => ({
    what,
    value: `${value.toFixed(1)} ms`,
    aim: `≤ ${aim} ms`,
    ratio: value / aim,
  })
  try {
    const pricing = await measurePricingCall(platform)
    const repricing = await measureRepricing(browser, platform)
    const plain = await measureShift(browser, `${platform.siteUs}/plain`)
    const hostile = await measureShift(browser, `${platform.siteUs}/`)
    const filling = await measureFillingShift(browser, `${platform.siteUs}/plain`)
    const sort = await measureSort(browser, platform)
    const shift = (what: string, value: number): Figure => ({
      what: `layout shift ${what}`,
      value: value.toFixed(4),
      aim: '≤ 0.01',
      ratio: value / 0.01,
    })
    return [
      time('pricing call on the server, p95', pricing.p95, 15),
      {
        what: 'pricing calls a second',
        value: pricing.perSecond.toFixed(0),
        aim: '≥ 200',
        ratio: pricing.perSecond / 200,
      },
      time('change of limit to new price on screen, p95', repricing, 100),
      shift('while loading cold, plain page', plain),
      shift('while loading cold, hostile page', hostile),
      shift('over a whole filling, plain page', filling),
      time('script of a sort of 20 rows, 4 × CPU', sort, 100),
      ...(await firstPaintFigures(browser, platform)),
    ]
  } finally {
    await browser.close()
    await platform.stop()
  }
}

const marked = /(<!-- figures -->\n)[\s\S]*?(\n<!-- \/figures -->)/

/** Writes the table into the README. */
const writeReadme = async (figures: readonly Figure[]): Promise<void> => {
  const file = join(root, 'README.md')
  const text = await readFile(file, 'utf8')
  const filled = text.replace(
    marked,
    (_, head, tail) => `${head}\n${figureTable(figures)}\n${tail}`,
  )
  const config = await resolveConfig(file)
  await writeFile(file, await format(filled, { ...config, parser: 'markdown' }))
}

const lists = postgresPrograms() ? await measureLists() : undefined
const figures = [
  ...(await sizeFigures()),
  ...(await timeFigures()),
  ...(await stallFigures()),
  ...(lists?.figures ?? []),
]
const beyond = lists?.beyond ?? []
process.stdout.write(`${figureLines([...figures, ...beyond]).join('\n')}\n`)
if (beyond.length > 0) process.exitCode = 1
if (process.argv.includes('--write')) await writeReadme(figures)
