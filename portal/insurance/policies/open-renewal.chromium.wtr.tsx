import { Suspense } from 'react'
import type { Policy } from '#core/insurance/policies/model.ts'
import { exampleDraft } from '#core/testing/example-draft.ts'
import { scriptedQuote } from '#core/testing/scripted-quotes.ts'
import { equal, until } from '#widgets/testing/assert.ts'
import { describe, test } from '#widgets/testing/suite.ts'
import { ActionButtons } from '../../frame/parts/ActionButtons.tsx'
import { renderPortal, signedInPlatform } from '../../render-portal.fixture.tsx'
import { policyActions } from './policy-actions.ts'

const quote = scriptedQuote(exampleDraft)

const expiring: Policy = {
  id: 'policy-1',
  policyNumber: 'P-1001',
  quoteId: quote.id,
  quoteNumber: quote.quoteNumber,
  accountId: quote.accountId,
  agencyId: quote.agencyId,
  agencyName: quote.agencyName,
  companyName: quote.companyName,
  productType: 'Prime 100',
  region: quote.region,
  currency: quote.currency,
  customerFirstName: quote.customerFirstName,
  customerLastName: quote.customerLastName,
  customerEmail: quote.customerEmail,
  customerPhone: quote.customerPhone,
  effectiveDate: '2025-12-01',
  endDate: '2026-12-01',
  limit: quote.limit,
  deductible: quote.deductible,
  premium: quote.premium,
  brokerFee: 0,
  mgaFee: quote.mgaFee,
  totalPremium: quote.totalPremium,
  amountDue: 0,
  invoiceNumber: 'I-1001',
  dueDate: '2025-12-08',
  isEndorsement: false,
  isRenewal: false,
  renewedById: null,
  isPaid: true,
  status: 'Paid',
  policyStatus: 'IN FORCE',
  created: '2025-12-01T09:00:00.000Z',
  modified: '2025-12-01T09:00:00.000Z',
  firmographicData: {
    accountId: quote.accountId,
    name: quote.companyName,
    product: quote.product,
    country: 'US',
  },
  allowedActions: ['downloadPolicy'],
}

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)

/** The buttons of a policy. */
const open = async (policy: Policy) => {
  const { platform } = await signedInPlatform(['portal', 'policies', 'quotes', 'shell'])
  return renderPortal(platform, [], () => (
    <Suspense>
      <ActionButtons actions={policyActions} record={policy} name={policy.policyNumber} />
    </Suspense>
  ))
}

describe('the policy screen', () => {
  test('opens the renewal of a renewed policy', async () => {
    const router = await open({ ...expiring, renewedById: 'policy-2' })
    ;(await until(() => buttonNamed('Open renewal'), 'the button')).click()
    await until(() => router.state.location.pathname !== '/', 'another address')
    equal(router.state.location.pathname, '/admin/policies/policy-2')
  })

  test('does not offer to open a renewal when there is none', async () => {
    await open(expiring)
    await until(() => buttonNamed('Download policy'), 'its first button')
    equal(buttonNamed('Open renewal'), undefined)
  })
})
