import { expect, test } from 'vitest'
import { exampleAccount } from '../../accounts/account.fixture.ts'
import { getAccount } from '../../accounts/endpoints.ts'
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

test('a quote of an account takes the wanted product where its region sells it', async () => {
  const { platform, server } = await around()
  const productFor = async (region: 'US' | 'UK') => {
    server.answer(getAccount, { ...exampleAccount, region })
    const given = { accountId: 'account-1', product: 'ZSP_DNO', draftKey: region } as const
    const calculator = createCalculator(platform, given)
    await calculator.open()
    return calculator.product
  }
  expect(await productFor('US')).toBe('ZSP_DNO')
  expect(await productFor('UK')).toBe('P_ONE')
})
