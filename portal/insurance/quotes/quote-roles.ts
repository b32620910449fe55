import { impersonateAgency } from '../../identity/impersonation/impersonation-actions.ts'
import { quoteActions } from './quote-actions.ts'
import { quoteAddress, quoteName } from '../quote-path.ts'
import { QuoteDetails } from './QuoteDetails.tsx'

/** Name, primary action and menu of the rows of every table of quotes. */
export const quoteRoles = {
  title: 'quoteNumber',
  subtitle: 'companyName',
  primary: { kind: 'open', address: quoteAddress },
  rowName: quoteName,
  actions: [...quoteActions, impersonateAgency],
  Details: QuoteDetails,
} as const
