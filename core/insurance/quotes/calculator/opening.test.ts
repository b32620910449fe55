import { expect, test } from 'vitest'
import { around } from '../../../testing/started-calculator.ts'
import { getRaterRules } from '../../rating/endpoints.ts'
import { createCalculator } from './calculator.ts'

test('a form is open before its first call, which waits until it is on screen', async () => {
  const { platform, server, time } = await around()
  let paint = (): void => {}
  const painted = new Promise<void>((resolve) => (paint = resolve))
  const calculator = createCalculator(platform, {
    draftKey: 'draft',
    untilPainted: () => painted,
  })
  const opening = calculator.open()
  expect(calculator.$status.get()).toBe('open')
  await time.settle()
  expect(server.callsOf(getRaterRules)).toHaveLength(0)
  paint()
  await opening
  expect(calculator.$rules.get()?.states).not.toHaveLength(0)
})
