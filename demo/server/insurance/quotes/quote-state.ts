import type { PolicyNeed } from '#core/insurance/products/policy-needs.ts'
import { underwritingOf } from '#core/insurance/products/underwriting.ts'
import { isStartOpen, missingFacts } from '#core/insurance/quotes/policy-facts.ts'
import {
  authorityExcess,
  type AuthorityExcess,
} from '#core/insurance/quotes/underwriting/authority-excess.ts'
import { noticeStateOf } from '#core/insurance/quotes/surplus-notice.ts'
import type { QuoteState } from '#core/insurance/quotes/transitions.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import { todayOf } from '../../directory/states/zones.ts'
import { effectiveStatusOf } from './effective-status.ts'
import type { QuoteRecord } from './tables.ts'

/** The insured's place, from the account. */
export type InsuredAddress = Pick<
  AccountRecord,
  'address1' | 'address2' | 'city' | 'state' | 'zipCode'
>

/** Fields that the policy of a quote needs and that are missing. */
export const missingPolicyFields = (
  quote: QuoteRecord,
  address: InsuredAddress,
): readonly PolicyNeed[] =>
  missingFacts(underwritingOf[quote.product].policyNeeds, {
    customerFirstName: quote.customerFirstName,
    customerLastName: quote.customerLastName,
    customerEmail: quote.customerEmail,
    customerPhone: quote.customerPhone,
    address1: address.address1,
    city: address.city,
    state: address.state,
    zipCode: address.zipCode,
    effectiveDate: quote.effectiveDate,
  })

const isReleasable = ({ product, referralReasons }: QuoteRecord): boolean =>
  underwritingOf[product].referralRules.every(
    ({ code, isNoWorse }) =>
      isNoWorse !== undefined || !referralReasons.some((reason) => reason.code === code),
  )

/** Whether the terms of a quote still need the attestation of a surplus lines notice (spec 2 §5). */
export const awaitsNotice = (
  quote: Pick<QuoteRecord, 'isSurplus' | 'state' | 'noticeAttested' | 'lastPatched'>,
): boolean =>
  noticeStateOf(quote) !== undefined &&
  quote.noticeAttested?.getTime() !== quote.lastPatched.getTime()

/** The region and line of business of a quote's authority limits. */
export const authorityScopeOf = ({ region, product }: Pick<QuoteRecord, 'region' | 'product'>) => ({
  region,
  line: underwritingOf[product].line,
})

/** Why a decision on a quote exceeds the viewer's authority; undefined if it does not. */
export const authorityExcessOf = (
  viewer: Viewer,
  quote: QuoteRecord,
): AuthorityExcess | undefined =>
  authorityExcess((viewer.kind === 'user' && viewer.authority) || [], {
    ...quote,
    ...authorityScopeOf(quote),
  })

/**
 * The state that the transitions depend on: the quote, its account, the date in the insured's zone, and
 * the decisions within the viewer's authority.
 */
export const stateOfQuote = (
  quote: QuoteRecord,
  account: InsuredAddress & Pick<AccountRecord, 'verifiedDate' | 'status'>,
  viewer: Viewer,
  now: Date,
): QuoteState => ({
  status: effectiveStatusOf(quote, now),
  isVerified: account.verifiedDate !== null,
  isStartOpen: isStartOpen(quote.effectiveDate, todayOf(quote, now)),
  isAttested: !awaitsNotice(quote),
  isComplete: missingPolicyFields(quote, account).length === 0,
  isReleasable: isReleasable(quote),
  isMet: quote.openSubjectivities === 0,
  isWithinAuthority: authorityExcessOf(viewer, quote) === undefined,
  isAccountOpen: account.status !== 'Declined' && account.status !== 'Lost',
})
