import type { RunningPlatform } from '../../e2e/journeys/platform.ts'
import { percentile } from './percentile.ts'

const input = {
  product: 'P100',
  account: { state: 'TX', naicsCode: '621210', revenue: 12_000_000, yearEstablished: 1998 },
}

const calls = 2_000
const atOnce = 8

/** The limits of the variations priced in parallel, and the number of samples. */
const variations = [1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000]
const together = 100

/**
 * Measures the pricing call over HTTP: p95 of sequential calls, p95 of five variations, and calls
 * per second with parallel callers.
 */
export const measurePricingCall = async ({
  portal,
  siteUs,
}: RunningPlatform): Promise<{
  readonly p95: number
  readonly variationsP95: number
  readonly perSecond: number
}> => {
  const access = await fetch(`${portal}/api/auth/v1/access`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: siteUs },
    body: JSON.stringify({ clientKey: 'pk_harbor_demo' }),
  })
  const { accessToken } = (await access.json()) as { accessToken: string }
  const price = async (global: object = { preset: 2 }): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(`${portal}/api/rater/v1/calculator`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ ...input, global }),
    })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`The pricing call returned ${answer.status}`)
    return performance.now() - began
  }
  for (let turn = 0; turn < 200; turn += 1) await price()
  const alone: number[] = []
  for (let turn = 0; turn < 500; turn += 1) alone.push(await price())
  const carts: number[] = []
  for (let turn = 0; turn < together; turn += 1) {
    const started = performance.now()
    await Promise.all(variations.map((limit) => price({ preset: -1, limit })))
    carts.push(performance.now() - started)
  }
  const began = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let turn = 0; turn < calls / atOnce; turn += 1) await price()
    }),
  )
  const seconds = (performance.now() - began) / 1000
  return {
    p95: percentile(alone, 0.95),
    variationsP95: percentile(carts, 0.95),
    perSecond: calls / seconds,
  }
}
