import { fillInOf } from '#core/foundation/validation/reason.ts'
import type { BinderRow, Quote, QuoteRow } from '#core/insurance/quotes/model.ts'
import { nextStepOf, stepActors } from '#core/insurance/quotes/next-step.ts'
import { agencyStatusOf } from '#core/insurance/quotes/agency-statuses.ts'
import { blockedQuoteActions } from '#core/insurance/quotes/blocked-actions.ts'
import type { QuoteAction } from '#core/insurance/quotes/actions.ts'
import { allowedQuoteActions } from '#core/insurance/quotes/transitions.ts'
import { hasDocument, underwritingOf } from '#core/insurance/products/underwriting.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { currencyOf } from '#core/foundation/region/regions.ts'
import { zoneOf } from '../../directory/states/zones.ts'
import { without } from '../../kernel/lists/without.ts'
import { isForOnePurpose, permissionsOf } from '../../kernel/scope/permitted.ts'
import type { Services } from '../../kernel/services.ts'
import { isInside, isStaff, type Viewer } from '../../kernel/viewer.ts'
import { toWire } from '../../kernel/lists/to-wire.ts'
import {
  awaitsNotice,
  missingPolicyFields,
  stateOfQuote,
  type InsuredAddress,
} from './quote-state.ts'
import { isPartner } from './binder-scope.ts'
import { transitionErrorText } from './transition-error.ts'
import type { AccountRecord } from '../accounts/tables.ts'
import type { PriceRecord, QuoteRecord } from './tables.ts'

/** A quote as lists read it, with fields of its agency and account. */
export interface JoinedQuote {
  readonly quote: QuoteRecord
  readonly agencyName: string
  readonly agencyDescription: string
  readonly verifiedDate: Date | null
  readonly accountStatus: AccountRecord['status']
  readonly address: InsuredAddress
}

/** Actions on the proposal, which not every product has. */
const onProposal: readonly QuoteAction[] = ['downloadProposal', 'requestSignature', 'sign']

/** Actions on a surplus lines notice that is not attested yet. */
const onNotice: readonly QuoteAction[] = ['attest', 'requestAttestation']

/** The services that a quote's wire form needs: the clock, and the texts of its region. */
export type WireServices = Pick<Services, 'clock' | 'wording'>

/** A quote as a list row, with the viewer's allowed actions. */
export const rowToWire = (
  joined: JoinedQuote,
  viewer: Viewer,
  services: WireServices,
): QuoteRow => {
  const { quote } = joined
  const { address, verifiedDate, accountStatus } = joined
  const account = { ...address, verifiedDate, status: accountStatus }
  const current = stateOfQuote(quote, account, viewer, services.clock.now())
  const permissions = permissionsOf(viewer)
  const blocked = blockedQuoteActions(current, permissions)
  const { status, isVerified } = current
  const step = nextStepOf({ ...current, paymentStatus: quote.paymentStatus })
  const { state, naicsDescription, needBy, underwriterName, submissionId, reviewReason } = quote
  return {
    id: quote.id,
    accountId: quote.accountId,
    quoteNumber: quote.quoteNumber,
    product: quote.product,
    region: quote.region,
    currency: currencyOf[quote.region],
    companyName: quote.companyName,
    naicsCode: quote.naicsCode,
    aggLimit: quote.limit,
    limit: quote.limit,
    deductible: quote.deductible,
    status,
    agencyStatus: agencyStatusOf[status],
    brokerFee: quote.brokerFee,
    mgaFee: quote.mgaFee,
    additionalBrokerFee: quote.additionalBrokerFee,
    premium: quote.premium,
    totalPremium: quote.totalPremium,
    created: quote.created.toISOString(),
    timezone: zoneOf(quote),
    modified: quote.modified.toISOString(),
    lastPatched: quote.lastPatched.toISOString(),
    expiresOn: quote.expiresOn.toISOString(),
    effectiveDate: quote.effectiveDate,
    endDate: quote.endDate,
    isRenewal: quote.isRenewal,
    isSurplus: quote.isSurplus,
    source: quote.source,
    isVerifiedByAgent: isVerified,
    verifiedDate: joined.verifiedDate?.toISOString() ?? null,
    agencyId: quote.agencyId,
    agencyName: joined.agencyName,
    agencyDescription: joined.agencyDescription,
    agentFirstName: quote.agentFirstName,
    agentLastName: quote.agentLastName,
    agentEmail: quote.agentEmail,
    agentPhone: quote.agentPhone,
    customerFirstName: quote.customerFirstName,
    customerLastName: quote.customerLastName,
    customerEmail: quote.customerEmail,
    customerPhone: quote.customerPhone,
    referralReasons: quote.referralReasons,
    nextStep: { step, by: stepActors[step] },
    missingFacts: [...missingPolicyFields(quote, joined.address)],
    policyId: quote.policyId,
    policyNumber: quote.policyNumber,
    ...toWire({ state, naicsDescription, needBy, submissionId, underwriterName }),
    ...(isInside(viewer) && {
      ...(reviewReason !== null && { reviewReason }),
      ...(quote.waitingSince && { waitingSince: quote.waitingSince.toISOString() }),
    }),
    ...(isStaff(viewer) &&
      quote.escalation?.status === status && { escalatedTo: quote.escalation.group }),
    ...(quote.noticeAttested !== null && { hasAttestations: true }),
    allowedActions: allowedQuoteActions(current, permissions).filter(
      (action) =>
        (!onProposal.includes(action) || hasDocument(quote.product, 'proposal')) &&
        (!onNotice.includes(action) || awaitsNotice(quote)) &&
        (action !== 'switchPlacement' || underwritingOf[quote.product].placement === 'either'),
    ),
    ...(blocked.length > 0 && {
      blockedActions: blocked.map(({ action, error }) => ({
        action,
        code: error,
        detail: transitionErrorText(
          services,
          error,
          { record: quote, account, state: current },
          viewer,
        ),
      })),
    }),
  }
}

/**
 * A binder as partner organisations see it: without the insured's contact, the fees of agency and
 * provider, and the underwriting.
 */
const toPartner = (row: QuoteRow): QuoteRow => ({
  ...without(
    row,
    'needBy',
    'submissionId',
    'underwriterName',
    'reviewReason',
    'waitingSince',
    'hasAttestations',
  ),
  customerFirstName: '',
  customerLastName: '',
  customerEmail: '',
  customerPhone: '',
  brokerFee: 0,
  additionalBrokerFee: 0,
  mgaFee: 0,
  referralReasons: [],
  missingFacts: [],
})

/** A bound quote as a row of the binder list. */
export const binderToWire = (
  joined: JoinedQuote,
  viewer: Viewer,
  services: WireServices,
): BinderRow => {
  const row = rowToWire(joined, viewer, services)
  return {
    ...(isPartner(viewer) ? toPartner(row) : row),
    boundDate: joined.quote.boundDate?.toISOString() ?? null,
    isPaid: joined.quote.isPaid,
  }
}

const taxOf = (price: CalculatorAnswer, code: string): number =>
  price.taxes.find((tax) => tax.code === code)?.amount ?? 0

const inputFor = (input: CalculatorInput, viewer: Viewer): CalculatorInput =>
  isForOnePurpose(viewer) ? without(input, 'securityAnswers') : input

/** Why a quote was closed. Shown to users who work for the insured, not to the insured or a page. */
const reasonsFor = (
  { declineReason, declineReasonSummary, declineFillIn, loss }: QuoteRecord,
  viewer: Viewer,
): Pick<Quote, 'declination' | 'loss'> => {
  if (!isInside(viewer)) return { declination: null }
  return {
    declination:
      declineReason === null || declineReasonSummary === null
        ? null
        : {
            reason: declineReason,
            reasonSummary: declineReasonSummary,
            fillInReason: fillInOf({
              reasonSummary: declineReasonSummary,
              fillInReason: declineFillIn,
            }),
          },
    ...(loss && { loss: { ...loss, fillInReason: fillInOf(loss) } }),
  }
}

/** A quote with its terms and price. */
export const quoteToWire = (
  joined: JoinedQuote & Pick<PriceRecord, 'input' | 'price'>,
  viewer: Viewer,
  services: WireServices,
): Quote => {
  const { quote, input, price } = joined
  const row = rowToWire(joined, viewer, services)
  const { escalation } = quote
  const initialRequestData = inputFor(input, viewer)
  const { securityAnswers } = initialRequestData
  return {
    ...row,
    GWP: quote.premium,
    wraRequestToBind: quote.wraRequestToBind,
    initialRequestData,
    ...(securityAnswers && { securityQuestions: securityAnswers }),
    ...(input.additionalInsureds && { additionalInsureds: input.additionalInsureds }),
    calculatorGeneratedData: price,
    quoteResponse: {
      surplusLineTax: taxOf(price, 'SURPLUS_LINE_TAX'),
      surplusStampingFee: taxOf(price, 'SURPLUS_STAMPING_FEE'),
    },
    boundDate: quote.boundDate?.toISOString() ?? null,
    policyNeeds: [...underwritingOf[quote.product].policyNeeds],
    insuredAddress: toWire(joined.address),
    ...reasonsFor(quote, viewer),
    ...(row.escalatedTo !== undefined &&
      escalation !== null && {
        escalation: {
          group: escalation.group,
          reason: escalation.reason,
          by: escalation.by,
          at: escalation.at,
        },
      }),
  }
}
