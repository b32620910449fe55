import { detailsPart, overviewPart } from '../insurance/accounts/account-parts.ts'
import { accountActivityPart } from '../insurance/accounts/activity/account-activity.ts'
import { accountContactsPart } from '../insurance/contacts/account-contacts.ts'
import { accountNotesPart } from '../insurance/notes/account-notes.ts'
import { accountDocumentsPart } from '../insurance/documents/account-documents.ts'
import { accountPoliciesPart } from '../insurance/policies/account-policies.ts'
import { accountRiskPart } from '../insurance/risk/account-risk.ts'
import { accountSecurityPart } from '../insurance/security/account-security.ts'
import { comparePart } from '../insurance/quotes/cart/cart-part.ts'
import { accountQuotesPart } from '../insurance/quotes/account-quotes.ts'

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
