import { startPlatform } from '../../e2e/journeys/platform.ts'
import { postgresPrograms } from '../bin/test/system.ts'
import type { Figure } from './figure.ts'
import { measureTyping } from './typing-latency.ts'

const time = (what: string, value: number, aim: number): Figure => ({
  what,
  value: `${value.toFixed(1)} ms`,
  aim: `≤ ${aim} ms`,
  ratio: value / aim,
})

/** Latencies for a broker: keys in the account form, and suggestions for a name. */
export const accountFigures = async (): Promise<readonly Figure[]> => {
  const platform = await startPlatform({ RATE_LIMITS: '1000' })
  const typing: Figure[] = []
  try {
    const { p95 } = await measureTyping(platform)
    typing.push(time('key to paint in the account form, 4 × CPU, p95', p95, 50))
  } finally {
    await platform.stop()
  }
  if (!postgresPrograms()) return typing
  const { measureSuggestions } = await import('./suggestions.ts')
  const measured = await measureSuggestions()
  return [
    ...typing,
    ...measured.map(({ viewer, p95, slowest }) =>
      time(`suggestions for ${viewer} over 50,000 accounts, p95 (slowest: ${slowest})`, p95, 50),
    ),
  ]
}
