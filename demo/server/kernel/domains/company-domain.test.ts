import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkDomain } from '#core/insurance/accounts/endpoints.ts'
import { testPlatform, type TestPlatform } from '../../testing/platform.ts'
import { isCompanyDomain } from './company-domain.ts'

describe('a domain', () => {
  test.each([
    ['acme.example', true],
    ['shop.acme.co.uk', true],
    ['acme.co.uk', true],
    ['Acme.COM.AU', true],
    ['co.uk', false],
    ['com.au', false],
    ['acme.local', false],
    ['printer.home', false],
    ['gmail.com', false],
    ['hotmail.co.uk', false],
    ['btinternet.com', false],
    ['bigpond.com', false],
    ['fastmail.com', false],
    ['sky.com', true],
    ['org.uk', false],
    ['gov.au', false],
    ['k12.ca.us', false],
    ['acme.international', true],
    ['acme.nosuchdomain', false],
    ['acme.photos', true],
    ['müller.de', true],
    ['пример.рф', true],
    ['xn--a.com', false],
    ['xn--mller-kva.de', true],
    ['r3---sn.com', true],
    ['https://acme.example/about', true],
    ['ada@acme.example', true],
    ['mail.gmail.com', true],
    ['localhost', false],
    ['10.0.0.1', false],
    ['', false],
  ])('%s can be a company’s: %s', (domain, can) => {
    expect(isCompanyDomain(domain)).toBe(can)
  })
})

describe('the call', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await testPlatform({ limitFactor: 1_000 })
  })
  afterAll(() => platform.close())

  test('returns to users and pages with a key whether a domain is accepted', async () => {
    const params = { domain: 'acme.example' }
    for (const who of ['agent', 'embedUser'] as const) {
      expect(await platform.request(checkDomain, { params }, who)).toEqual({
        domain: 'acme.example',
        valid: true,
      })
    }
    expect(await platform.request(checkDomain, { params: { domain: 'co.uk' } }, 'agent')).toEqual({
      domain: 'co.uk',
      valid: false,
    })
  })

  test('returns a result for any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), async (domain) => {
        fc.pre(domain.trim() !== '' && domain !== '.' && domain !== '..')
        const answer = await platform.request(checkDomain, { params: { domain } }, 'agent')
        expect(answer.valid).toBe(isCompanyDomain(domain.trim()))
      }),
      { numRuns: 40 },
    )
  })
})
