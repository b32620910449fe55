import { expect, test } from 'vitest'
import { createManualTime } from '#core/testing/manual-time.ts'
import { redirectLater } from './redirect-later.ts'

test('opens the next screen 2 seconds after the request, not before', async () => {
  const time = createManualTime()
  const opened: number[] = []
  const began = time.monotonic()
  redirectLater(time, () => opened.push(time.monotonic() - began))
  await time.advance(1_999)
  expect(opened).toEqual([])
  await time.advance(1)
  expect(opened).toEqual([2_000])
})

test('cancels the redirect when the screen is left first', async () => {
  const time = createManualTime()
  let isOpened = false
  const leave = redirectLater(time, () => {
    isOpened = true
  })
  await time.advance(1_500)
  leave()
  await time.advance(10_000)
  expect(isOpened).toBe(false)
})
