import { expect, test } from 'vitest'
import { verifiedAddress } from './verified-code.ts'

const harbor = { accountType: 'AGENCY', accountName: 'Harbor & Sons' } as const
const redirectURL = '/policy/policy-1/accountant-payment?workflowId=wf-1'

test.each([
  ['E_PAY', undefined, redirectURL],
  ['E_PAY', { accountType: 'CUSTOMER', accountName: 'Bayside' } as const, redirectURL],
  ['E_PAY', harbor, `${redirectURL}&agencyName=Harbor+%26+Sons`],
  ['OTHER', harbor, `${redirectURL}&agencyName=Harbor+%26+Sons`],
  ['SURPLUS_NOTICE', harbor, redirectURL],
])('leads from %s for %o to %s', (flow, viewer, href) => {
  expect(verifiedAddress({ redirectURL, flow }, viewer)).toBe(href)
})

test('adds a query to an address without one', () => {
  expect(verifiedAddress({ redirectURL: '/quote/q-1', flow: 'OTHER' }, harbor)).toBe(
    '/quote/q-1?agencyName=Harbor+%26+Sons',
  )
})
