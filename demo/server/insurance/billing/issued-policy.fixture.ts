import { verifyAccount } from '#core/insurance/accounts/endpoints.ts'
import { issueQuote, requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { releaseQuote } from '#core/insurance/quotes/underwriting/endpoints.ts'
import { saveQuote } from '#core/insurance/quotes/edit/endpoints.ts'
import type { TestPlatform } from '../../testing/platform.ts'

/** The email address of the test's policyholder. */
export const policyholder = 'rosa@lonestar.example'

let companies = 0

/** Quotes, binds and issues a policy through the API; returns its id. */
export const issuedPolicy = async (platform: TestPlatform): Promise<string> => {
  companies += 1
  const quote = await platform.request(
    saveQuote,
    {
      params: { id: 'P100' },
      body: {
        requestId: `issued-policy-${companies}`,
        initialRequestData: {
          product: 'P100',
          account: {
            name: `Lone Star Dental ${companies}`,
            state: 'TX',
            naicsCode: '621210',
            revenue: 1_200_000_000,
            yearEstablished: 1998,
          },
        },
        contact: {
          firstName: 'Rosa',
          lastName: 'Diaz',
          email: policyholder,
          phone: '5550100177',
        },
      },
    },
    'agent',
  )
  const params = { product: quote.product, quoteId: quote.id }
  if (quote.status === 'REFERRED') await platform.request(releaseQuote, { params }, 'underwriter')
  await platform.request(verifyAccount, { body: { accountId: quote.accountId } }, 'agent')
  await platform.request(
    requestToBind,
    {
      params: { id: quote.id },
      body: {
        customerFirstName: 'Rosa',
        customerLastName: 'Diaz',
        customerEmail: policyholder,
        customerPhone: '5550100177',
        address1: '12 Main Street',
        city: 'Austin',
        zipCode: '78701',
      },
    },
    'agent',
  )
  const issued = await platform.request(issueQuote, { params }, 'underwriter')
  if (issued.policyId === null) throw new Error('Not issued')
  return issued.policyId
}
