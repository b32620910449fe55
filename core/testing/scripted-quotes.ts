import * as z from 'zod/mini'
import {
  quote,
  quoteChange,
  quoteDraft,
  type Quote,
  type QuoteDraft,
} from '../insurance/quotes/model.ts'
import type { AddressData } from '../insurance/quotes/address.ts'
import { regionOfProduct } from '../insurance/products/products.ts'
import { agencyStatusOf } from '../insurance/quotes/agency-statuses.ts'
import { headerNames } from '../platform/api/headers.ts'
import { currencyOf } from '../foundation/region/regions.ts'
import { priceReply, scriptedPrice } from './scripted-rater.ts'
import { json, errorResponse, type Reply, type ScriptedServer } from './scripted-server.ts'
import { emailQuote } from '../insurance/quotes/mail/endpoints.ts'
import { getQuoteById } from '../insurance/quotes/endpoints.ts'
import { recalculateQuote } from '../insurance/quotes/price/endpoints.ts'
import { saveQuote, updateQuote } from '../insurance/quotes/edit/endpoints.ts'

const instant = '2026-11-20T09:00:00.000Z'

/** The platform's response for a quote that another user has changed. */
export const changedBy =
  'Ada Diaz changed this quote 2 minutes ago. Check its terms, then try again.'

const addressOf = ({ address1, address2, city, zipCode }: AddressData = {}): AddressData => ({
  ...(address1 === undefined ? {} : { address1 }),
  ...(address2 === undefined ? {} : { address2 }),
  ...(city === undefined ? {} : { city }),
  ...(zipCode === undefined ? {} : { zipCode }),
})

/** A quote as the platform would save it; `index` counts from 1. */
export const scriptedQuote = (draft: QuoteDraft, index = 1): Quote => {
  const { initialRequestData, contact } = draft
  const { product, account } = initialRequestData
  const priced = scriptedPrice(initialRequestData)
  const status = priced.referToUnderwriter ? 'REFERRED' : 'READY'
  return {
    id: `quote-${index}`,
    accountId: draft.accountId ?? 'account-1',
    quoteNumber: `Q-${1000 + index}`,
    product,
    region: regionOfProduct[product],
    currency: currencyOf[regionOfProduct[product]],
    companyName: account.name ?? '',
    naicsCode: account.naicsCode,
    naicsDescription: 'Offices of Dentists',
    aggLimit: priced.global.limit,
    limit: priced.global.limit,
    deductible: priced.global.deductible,
    status,
    agencyStatus: agencyStatusOf[status],
    brokerFee: 0,
    mgaFee: priced.mgaFee,
    additionalBrokerFee: 0,
    premium: priced.premium,
    totalPremium: priced.totalPremium,
    created: instant,
    timezone: 'America/Chicago',
    modified: instant,
    lastPatched: instant,
    // the day before, in the insured's zone
    expiresOn: '2026-12-20T03:00:00.000Z',
    effectiveDate: priced.global.effectiveDate,
    endDate: priced.global.endDate,
    isRenewal: false,
    isSurplus: initialRequestData.surplusOnly ?? false,
    source: 'PAGE',
    isVerifiedByAgent: false,
    verifiedDate: null,
    agencyId: 'agency-harbor',
    agencyName: 'Harbor Insurance Agency',
    agencyDescription: '',
    agentFirstName: 'Ada',
    agentLastName: 'Agent',
    agentEmail: 'agent@demo.test',
    agentPhone: '+15125550100',
    customerFirstName: contact.firstName,
    customerLastName: contact.lastName,
    customerEmail: contact.email,
    customerPhone: contact.phone,
    referralReasons: priced.referralReasons,
    nextStep: priced.referToUnderwriter
      ? { step: 'review', by: 'underwriter' }
      : { step: 'verify', by: 'agency' },
    missingFacts: [],
    policyId: null,
    policyNumber: null,
    allowedActions: ['update', 'email'],
    GWP: priced.premium,
    wraRequestToBind: false,
    initialRequestData,
    calculatorGeneratedData: priced,
    quoteResponse: { surplusLineTax: 0, surplusStampingFee: 0 },
    boundDate: null,
    policyNeeds: [],
    insuredAddress: addressOf(draft.account),
    declination: null,
  }
}

/** The quotes of a scripted server. */
export interface ScriptedQuotes {
  readonly all: readonly Quote[]
  /** Replies to saving: the same request id returns the same quote. */
  readonly save: Reply
  /** Replies to changes: 409 if the quote has changed since the caller read it. */
  readonly update: Reply
  /** Adds a quote that counts as saved before. */
  put(quote: Quote): void
}

/** Makes a scripted server save, change and read quotes. */
export const scriptQuotes = (server: ScriptedServer): ScriptedQuotes => {
  const quotes = new Map<string, Quote>()
  const byId = (id: string | undefined) => [...quotes.values()].find((each) => each.id === id)
  const answer = (value: Quote) => json(z.encode(quote, value))

  const save: Reply = (call) => {
    const draft = z.decode(quoteDraft, call.body as never)
    const key = draft.requestId ?? String(quotes.size)
    const stored = quotes.get(key)
    const index = stored === undefined ? quotes.size + 1 : [...quotes.keys()].indexOf(key) + 1
    const saved = scriptedQuote(draft, index)
    quotes.set(key, saved)
    return answer(saved)(call)
  }
  server.on(saveQuote, save)
  server.on(recalculateQuote, priceReply)
  const update: Reply = (call) => {
    const stored = byId(call.url.pathname.split('/').at(-1))
    if (stored === undefined) return errorResponse(404, 'notFound')(call)
    const seen = call.headers.get(headerNames.ifMatch)
    if (seen !== null && seen !== `"${stored.modified}"`) {
      return errorResponse(409, 'quoteChanged', { detail: changedBy })(call)
    }
    const {
      initialRequestData = stored.initialRequestData,
      contact,
      account = stored.insuredAddress,
    } = z.decode(quoteChange, call.body as never)
    const draft = {
      initialRequestData,
      account,
      contact: contact ?? {
        firstName: stored.customerFirstName,
        lastName: stored.customerLastName,
        email: stored.customerEmail,
        phone: stored.customerPhone,
      },
    }
    const modified = new Date(Date.parse(stored.modified) + 1_000).toISOString()
    const { id, quoteNumber } = stored
    const changed = { ...scriptedQuote(draft), id, quoteNumber, modified }
    for (const [key, each] of quotes) if (each.id === stored.id) quotes.set(key, changed)
    return answer(changed)(call)
  }
  server.on(updateQuote, update)
  server.on(emailQuote, (call) => {
    const stored = byId(call.url.pathname.split('/').at(-2))
    return stored === undefined
      ? errorResponse(404, 'notFound')(call)
      : new Response(null, { status: 204 })
  })
  server.on(getQuoteById, (call) => {
    const stored = byId(call.url.pathname.split('/').at(-1))
    return stored === undefined ? errorResponse(404, 'notFound')(call) : answer(stored)(call)
  })
  return {
    get all() {
      return [...quotes.values()]
    },
    save,
    update,
    put(given) {
      const known = [...quotes].find(([, { id }]) => id === given.id)
      quotes.set(known?.[0] ?? given.id, given)
    },
  }
}
