import { expect, test } from 'vitest'
import { createManualTime } from '#core/testing/manual-time.ts'
import type { LiveEvent } from '#core/platform/live/model.ts'
import { createFreshFigures } from './fresh-figures.ts'

const changed = (kind: 'quote' | 'policy'): LiveEvent => ({ type: 'changed', kind, records: [] })

const scene = () => {
  const time = createManualTime()
  let sums = 0
  const figures = createFreshFigures(time, async () => {
    sums += 1
  })
  return { time, figures, sums: () => sums }
}

test('refreshes the figures within a second of each change', async () => {
  const { time, figures, sums } = scene()
  figures.onEvent(changed('policy'))
  await time.advance(10_000)
  expect(sums()).toBe(0)
  figures.onEvent(changed('quote'))
  figures.onEvent(changed('quote'))
  await time.advance(100)
  expect(sums()).toBe(1)
  figures.onEvent(changed('quote'))
  await time.advance(1_000)
  expect(sums()).toBe(2)
})

test('refreshes the figures rarely during continuous changes, and at once again after a pause', async () => {
  const { time, figures, sums } = scene()
  for (let second = 0; second < 60; second += 1) {
    figures.onEvent(changed('quote'))
    // one second after the other
    // oxlint-disable-next-line no-await-in-loop
    await time.advance(1_000)
  }
  // Each refresh is three calls, of sixty per minute.
  expect(sums()).toBeLessThan(20)
  await time.advance(20_000)
  const before = sums()
  figures.onEvent(changed('quote'))
  await time.advance(100)
  expect(sums()).toBe(before + 1)
})

test('refreshes nothing after it is stopped', async () => {
  const { time, figures, sums } = scene()
  figures.onEvent(changed('quote'))
  figures.stop()
  await time.advance(10_000)
  expect(sums()).toBe(0)
})
