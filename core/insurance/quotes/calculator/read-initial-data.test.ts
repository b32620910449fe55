import { expect, test } from 'vitest'
import { exampleAccount } from '../../accounts/account.fixture.ts'
import { getAccount } from '../../accounts/endpoints.ts'
import { errorResponse } from '../../../testing/scripted-server.ts'
import { calculatorPage } from '../../../testing/calculator-page.ts'
import { calculatePrice, getRaterRules } from '../../rating/endpoints.ts'
import { getSecurityAnswers } from '../../security/endpoints.ts'
import { createCalculator } from './calculator.ts'

const noAnswers = { accountId: 'account-1', fields: {}, p250Details: {}, modified: null }

test('opens a form before its first call, which waits until it is painted', async () => {
  const { platform, server, time } = await calculatorPage()
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

test('uses the requested product for a quote of an account if its region sells it', async () => {
  const { platform, server } = await calculatorPage()
  server.answer(getSecurityAnswers, noAnswers)
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

test('starts a quote of an account with the stored answers, or empty if they may not be read', async () => {
  const { platform, server } = await calculatorPage()
  server.answer(getAccount, exampleAccount)
  const fields = { claimHistory: 2, useEncryption: 'NO', mfaCloud: 'YES' } as const
  const opened = async (draftKey: string) => {
    const calculator = createCalculator(platform, { accountId: 'account-1', draftKey })
    await calculator.open()
    const { security, hadClaim } = calculator.$form.get()
    return { status: calculator.$status.get(), security, hadClaim }
  }
  server.answer(getSecurityAnswers, { ...noAnswers, fields })
  const security = { claimHistory: 2, useEncryption: 'NO' }
  expect(await opened('known')).toEqual({ status: 'open', security, hadClaim: true })
  server.on(getSecurityAnswers, errorResponse(403, 'forbidden'))
  expect(await opened('unknown')).toEqual({ status: 'open', security: {}, hadClaim: undefined })
})

test('sends the account with a price and leaves unknown answers to the server', async () => {
  const { platform, server, time } = await calculatorPage()
  server.answer(getAccount, exampleAccount)
  server.on(getSecurityAnswers, errorResponse(403, 'forbidden'))
  const calculator = createCalculator(platform, { accountId: 'account-1', draftKey: 'draft' })
  await calculator.open()
  await time.settle()
  const [call] = server.callsOf(calculatePrice)
  expect(call?.body).toMatchObject({ accountId: 'account-1' })
  expect(call?.body).not.toHaveProperty('securityAnswers')
})
