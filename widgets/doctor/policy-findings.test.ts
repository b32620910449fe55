import { describe, expect, test } from 'vitest'
import { policiesOf } from './policy.ts'
import { policyFindings, type PolicyQuestion } from './policy-findings.ts'

const question: PolicyQuestion = {
  page: new URL('https://www.agency.example/quote'),
  platform: new URL('https://platform.example'),
  processor: new URL('https://pay.example/frame'),
  hasPayment: true,
}

const findings = (policy: string, asked: Partial<PolicyQuestion> = {}) =>
  policyFindings(policiesOf(policy), { ...question, ...asked }).map(({ id, line }) => [id, line])

const complete = [
  `default-src 'none'`,
  `script-src 'self' https://platform.example`,
  `style-src 'self' https://platform.example`,
  `connect-src 'self' https://platform.example`,
  `img-src 'self' https://platform.example data:`,
  `frame-src https://pay.example`,
  `require-trusted-types-for 'script'`,
  `trusted-types parapet lit-html`,
]
const without = (name: string, instead: string): string =>
  complete.map((directive) => (directive.startsWith(name) ? instead : directive)).join('; ')

describe('policy findings', () => {
  test.each([
    '',
    complete.join('; '),
    `default-src https: data: 'unsafe-inline'`,
    `script-src *; object-src 'none'`,
  ])('reports nothing for the complete policy: %s', (policy) => {
    expect(findings(policy)).toEqual([])
  })

  test.each([
    ['script-src', `script-src 'self'`, `script-src 'self' https://platform.example`],
    ['script-src', `script-src-elem 'self'`, `script-src-elem 'self' https://platform.example`],
    ['style-src', `style-src 'none'`, 'style-src https://platform.example'],
    [
      'connect-src',
      `connect-src 'self' http://platform.example:8080`,
      `connect-src 'self' http://platform.example:8080 https://platform.example`,
    ],
    ['img-src', 'img-src https:', 'img-src https: data:'],
  ])('reports the complete line when %s is too narrow: %s', (name, directive, line) => {
    expect(findings(without(name, directive))).toEqual([['policySource', line]])
  })

  test('proposes a new directive instead of a wider default-src', () => {
    expect(findings(without('connect-src', ''))).toEqual([
      ['policySource', 'connect-src https://platform.example'],
    ])
  })

  test.each([
    '*.example',
    'platform.example',
    'https:',
    'https://*.example:*',
    'https://platform.example:443',
    'https://platform.example/',
  ])('accepts %s for the platform', (source) => {
    expect(findings(without('connect-src', `connect-src ${source}`))).toEqual([])
  })

  test.each([
    'https://example',
    '*.platform.example',
    'https://platform.example:8443',
    'ws:',
    'https://platform.example/widgets',
  ])('rejects %s for the platform', (source) => {
    expect(findings(without('connect-src', `connect-src ${source}`))).toHaveLength(1)
  })

  test.each([`'nonce-abc'`, `'strict-dynamic' 'sha256-abc'`])(
    'requires no script address in a policy that trusts scripts by %s',
    (source) => {
      expect(findings(without('script-src', `script-src ${source}`))).toEqual([])
    },
  )
})

test('includes the payment origin once the browser has blocked it', () => {
  const policy = without('frame-src', `frame-src 'self'`)
  expect(findings(policy)).toEqual([['frameBlocked', `frame-src 'self' https://pay.example`]])
  expect(findings(policy, { processor: undefined })).toEqual([
    ['frameBlocked', `frame-src 'self' https://payments.example`],
  ])
  expect(findings(policy, { hasPayment: false })).toEqual([])
})

test('reports Trusted Types without our policies', () => {
  expect(findings(without('trusted-types', 'trusted-types parapet'))).toEqual([
    ['policyTrustedTypes', 'trusted-types parapet lit-html'],
  ])
  expect(findings(without('trusted-types', `trusted-types 'none'`))).toEqual([
    ['policyTrustedTypes', 'trusted-types parapet lit-html'],
  ])
  expect(findings(without('trusted-types', 'trusted-types *'))).toEqual([])
})

test('requires each of several policies to allow a source', () => {
  expect(findings(`${complete.join('; ')}, connect-src 'self'`)).toEqual([
    ['policySource', `connect-src 'self' https://platform.example`],
  ])
})
