import {
  accountActivityPart,
  detailsPart,
  overviewPart,
} from '../insurance/accounts/account-parts.ts'
import { accountContactsPart } from '../insurance/contacts/contact-screens.ts'
import { accountNotesPart } from '../insurance/notes/module.ts'
import { accountDocumentsPart } from '../insurance/documents/module.ts'
import { accountPoliciesPart } from '../insurance/policies/policy-screens.ts'
import { accountRiskPart } from '../insurance/risk/module.ts'
import { accountSecurityPart } from '../insurance/security/account-security.ts'
import { comparePart } from '../insurance/quotes/cart/cart-part.ts'
import { accountQuotesPart } from '../insurance/quotes/quote-screens.ts'

/** The parts of the account page for agencies and staff, in the order of its tabs. */
export const accountParts = [
  overviewPart,
  detailsPart,
  accountSecurityPart,
  accountRiskPart,
  accountQuotesPart,
  comparePart,
  accountPoliciesPart,
  accountDocumentsPart,
  accountContactsPart,
  accountNotesPart,
  accountActivityPart,
] as const
