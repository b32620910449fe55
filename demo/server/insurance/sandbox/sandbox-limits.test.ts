import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKey } from '#core/administration/api-keys/endpoints.ts'
import { openAccess } from '#core/identity/session/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import { favorableAnswers } from '../security/favorable-answers.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ limitFactor: 0.01 })
})
afterAll(() => platform.close())

const site = 'http://localhost:5000'

const accessOf = async (mode: 'test' | 'live'): Promise<string> => {
  const origins = [mode === 'test' ? site : 'https://www.harbor.example']
  const body = { name: mode, kind: 'publishable' as const, mode, origins }
  const { key: clientKey } = await platform.request(createKey, { body }, 'agency')
  const headers = { Origin: origins[0] ?? '' }
  const input = { body: { clientKey, visitorId: 'visitor-0001' } }
  return (await platform.request(openAccess, input, undefined, { headers })).accessToken
}

const save = (token: string, ip: string) =>
  platform.request(
    saveQuote,
    {
      params: { id: 'P100' },
      body: {
        initialRequestData: {
          product: 'P100',
          account: {
            name: 'Growing Dental',
            state: 'TX',
            naicsCode: '621210',
            revenue: 1_200_000_000,
            yearEstablished: 1998,
          },
          securityAnswers: favorableAnswers,
        },
        contact: { firstName: 'Rosa', lastName: 'Diaz', email: 'rosa@sandbox.example', phone: '' },
      },
    },
    { token },
    { ip },
  )

/** Saves one quote a minute, and counts the saved quotes until one is rejected. */
const savedOf = async (token: string, minutes: number, ip = '192.0.2.1'): Promise<number> => {
  for (let at = 0; at < minutes; at += 1) {
    platform.advanceTime(60_001)
    try {
      await save(token, ip)
    } catch (error) {
      expect(error).toMatchObject({ status: 429, code: 'tooManyRequests' })
      return at
    }
  }
  return minutes
}

test('a network saves a limited number of test quotes a day without affecting other networks', async () => {
  expect(await savedOf(await accessOf('live'), 12)).toBe(12)
  const token = await accessOf('test')
  expect(await savedOf(token, 12)).toBe(10)
  expect(await savedOf(token, 1, '198.51.100.7')).toBe(1)
  platform.advanceTime(86_400_000)
  expect(await savedOf(await accessOf('test'), 1)).toBe(1)
})
