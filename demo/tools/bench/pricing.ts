import { stdout } from 'node:process'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { calculatorAnswer, calculatorInput } from '#core/insurance/rating/model.ts'
import { searchIndustries } from '../../server/directory/industry-codes/search.ts'
import { priceAt } from '../../server/insurance/rating/service.ts'

/** The speed of something, one call at a time. */
export interface Speed {
  readonly what: string
  readonly perSecond: number
  /** Milliseconds at the 95th percentile. */
  readonly p95: number
}

const warmUp = 200
const rounds = 2_000

const speedOf = (what: string, work: (round: number) => unknown): Speed => {
  for (let round = 0; round < warmUp; round += 1) work(round)
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    work(round)
    return performance.now() - start
  }).sort((a, b) => a - b)
  const sum = times.reduce((total, each) => total + each, 0)
  return {
    what,
    perSecond: Math.round((rounds / sum) * 1_000),
    p95: times[Math.floor(rounds * 0.95)] ?? 0,
  }
}

const practice = (limit: number, presets: boolean) => ({
  product: 'P100' as const,
  account: { state: 'TX', naicsCode: '621210', revenue: 12_000_000, yearEstablished: 1998 },
  securityAnswers: { claimHistory: 0, isSecurityOfficer: 'YES' as const },
  global: { preset: -1, limit },
  presets,
})

/** The cost of the pricing call without HTTP: from request body to response body. */
const answer = (presets: boolean) => (round: number) => {
  const body = JSON.stringify(practice(1_000_000 + (round % 9) * 500_000, presets))
  const input = z.decode(calculatorInput, JSON.parse(body))
  return JSON.stringify(z.encode(calculatorAnswer, priceAt(input, new Date())))
}

const searches = ['dental', 'software', 'law firm', '5415', 'restaurant']

/** Measures the rater and the industry search in this process. */
export const measurePricing = (): readonly Speed[] => [
  speedOf('price one option', answer(false)),
  speedOf('price with the three presets', answer(true)),
  speedOf('search industries', (round) =>
    searchIndustries('US', searches[round % searches.length] ?? ''),
  ),
]

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { what, perSecond, p95 } of measurePricing()) {
    stdout.write(
      `${what.padEnd(30)} ${String(perSecond).padStart(6)}/s   p95 ${p95.toFixed(2)} ms\n`,
    )
  }
}
