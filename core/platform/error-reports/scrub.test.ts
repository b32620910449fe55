import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scrubAddress, scrubReport, scrubText } from './scrub.ts'

describe('an address', () => {
  test.each([
    ['/agency/dashboard?tab=QUOTES&q=Acme', '/agency/dashboard'],
    ['https://p.example/loading/abcdefgh?accountName=Acme', 'https://p.example/loading/*'],
    ['/confirmUser/onlyletters', '/confirmUser/*'],
    ['/confirmMfaReset/t', '/confirmMfaReset/*'],
    ['/validate/workflow#x', '/validate/*'],
    ['/api/auth/v1/sso/enabled/agent@demo.test', '/api/auth/v1/sso/enabled/*'],
    ['/api/auth/v1/passwords/agent/reset', '/api/auth/v1/passwords/*/reset'],
    ['/policy/p-1/accountant-payment?workflowId=w', '/policy/*/accountant-payment'],
    ['/assets/index-BK3x9_2a.js?x', '/assets/index-BK3x9_2a.js'],
    ['/', '/'],
    ['', ''],
  ])('reduces %s to %s', (address, scrubbed) => {
    expect(scrubAddress(address)).toBe(scrubbed)
  })
})

describe('a text', () => {
  test.each([
    ['Bearer eyJhbGciOi.eyJzdWIi.sig-1 was refused', 'Bearer * was refused'],
    ['No account for agent@demo.test', 'No account for *'],
    ['Code 123456 does not fit', 'Code * does not fit'],
    ['Call +1 555 010 0199', 'Call +*'],
    ['Card 4242-4242-4242-4242 was declined', 'Card * was declined'],
    ['GET https://p.example/api/x/q-1?y=2 failed', 'GET https://p.example/api/x/* failed'],
    ['Navigated to /confirmUser/abc from /login', 'Navigated to /confirmUser/* from /login'],
    ['Token k3Jh7Gf2Ds9Qw4Er6Ty8 is used', 'Token * is used'],
    ['x is undefined', 'x is undefined'],
    [
      'Cannot read properties of undefined (reading 0)',
      'Cannot read properties of undefined (reading 0)',
    ],
  ])('reduces %s to %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })

  test('never contains a token from its input', () => {
    const token = fc
      .stringMatching(/^[A-Za-z0-9_-]{32,64}$/)
      .filter(
        (text) => /\d/.test(text) && /[a-z]/i.test(text) && /^\w/.test(text) && /\w$/.test(text),
      )
    fc.assert(
      fc.property(token, fc.constantFrom('', '/confirmUser/', 'token='), (secret, before) => {
        expect(scrubText(`Refused: ${before}${secret} (again)`)).not.toContain(secret)
      }),
    )
  })
})

test('locates the error in a report that contains nothing about the user', () => {
  const report = {
    event_id: '0123456789abcdef0123456789abcdef',
    level: 'error',
    environment: 'prod',
    user: { email: 'agent@demo.test' },
    request: {
      url: 'https://p.example/loading/secret?accountName=Acme',
      headers: { Referer: 'https://p.example/confirmUser/secret' },
    },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'No user agent@demo.test',
          stacktrace: {
            frames: [{ filename: 'https://p.example/assets/a-12345678.js', lineno: 7 }],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'navigation', data: { from: '/login', to: '/confirmUser/secret' } },
      {
        category: 'fetch',
        data: { method: 'PUT', url: '/api/auth/v1/passwords/a@b.co/reset', status_code: 400 },
      },
    ],
  }
  expect(scrubReport(report)).toEqual({
    event_id: '0123456789abcdef0123456789abcdef',
    level: 'error',
    environment: 'prod',
    request: { url: 'https://p.example/loading/*' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'No user *',
          stacktrace: {
            frames: [{ filename: 'https://p.example/assets/a-12345678.js', lineno: 7 }],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'navigation', data: { from: '/login', to: '/confirmUser/*' } },
      {
        category: 'fetch',
        data: { method: 'PUT', url: '/api/auth/v1/passwords/*/reset', status_code: 400 },
      },
    ],
  })
})
