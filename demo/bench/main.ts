import { startPlatform } from '../journeys/platform.ts'
import { openBrowser } from './browser.ts'
import { bareElement, calculatorAim } from './limits.ts'
import { measureRepricing, measureShift } from './screen.ts'
import { measurePricingCall } from './server.ts'
import { measureSizes, sizeLines } from './sizes.ts'
import { ms } from './statistics.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const sizes = await measureSizes()
say('Sizes, brotli')
for (const line of sizeLines(sizes)) say(`  ${line}`)
say('As ratios')
for (const { what, bytes } of sizes) {
  say(`  ${what.padEnd(26)} ${(bytes / bareElement).toFixed(2)} × a bare React element`)
  if (what === 'interactive calculator') {
    say(`  ${''.padEnd(26)} ${(bytes / calculatorAim).toFixed(2)} × the aim`)
  }
}

// Measuring asks more often than any visitor may.
const platform = await startPlatform({ RATE_LIMITS: '1000' })
const browser = await openBrowser()
try {
  const pricing = await measurePricingCall(platform)
  const repricing = await measureRepricing(browser, platform)
  const plain = await measureShift(browser, `${platform.siteUs}/plain`)
  const hostile = await measureShift(browser, `${platform.siteUs}/`)
  say('Times, on this machine')
  say(
    `  pricing call, p95          ${ms(pricing.p95)}   ${(pricing.p95 / 15).toFixed(2)} × the aim of 15 ms`,
  )
  say(
    `  pricing calls a second     ${pricing.perSecond.toFixed(0)}   ${(pricing.perSecond / 200).toFixed(2)} × the aim of 200`,
  )
  say(
    `  limit to new price, p95    ${ms(repricing)}   ${(repricing / 100).toFixed(2)} × the aim of 100 ms`,
  )
  say('Layout shift of the host page, cold')
  say(
    `  plain page                 ${plain.toFixed(4)}   ${(plain / 0.01).toFixed(2)} × the aim of 0.01`,
  )
  say(`  hostile page               ${hostile.toFixed(4)}`)
} finally {
  await browser.close()
  await platform.stop()
}
