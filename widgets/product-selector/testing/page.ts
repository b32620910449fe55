import {
  listEligibleProducts,
  quickQuotePremium,
} from '#core/insurance/accounts/eligibility-endpoints.ts'
import { exampleOffers, exampleQuickPremiums } from '#core/insurance/accounts/offers.fixture.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { openElement, type ElementPage } from '../../security-code/testing/page.ts'
import '../element.ts'

/** Shows the products of an account. */
export const openSelector = (
  answers: (server: ScriptedServer) => void = () => {},
  attributes = 'account-id="account-1"',
): ElementPage =>
  openElement('parapet-product-selector', attributes, (server) => {
    server.answer(listEligibleProducts, { content: [...exampleOffers] })
    server.answer(quickQuotePremium, exampleQuickPremiums)
    answers(server)
  })
