import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { irpmRecord, irpmSave } from './adjustments.ts'
import { eventExclusions } from './event-exclusions.ts'
import { brokerFees, mgaFees } from './fees.ts'
import { decisionErrors } from '../action-errors.ts'
import { quote } from '../model.ts'
import { idParams } from '../params.ts'

/** Reads the modification of a quote with the bounds of its product and state. */
export const getIrpm = endpoint({
  id: 'getIrpm',
  method: 'GET',
  path: '/api/rater/v1/irpm',
  summary: 'Get the IRPM of a quote',
  description: 'The percent of each risk characteristic, and the bounds of its product and state.',
  source: 'spec 2 §7 Rater',
  audience: 'token',
  permission: 'quote:review',
  query: z.object({ quoteId: id() }),
  answer: irpmRecord,
  errors: ['notFound'],
})

/** Saves a modification and prices the quote again. */
export const saveIrpm = endpoint({
  id: 'saveIrpm',
  method: 'PUT',
  path: '/api/rater/v1/irpm',
  summary: 'Save the IRPM of a quote',
  description:
    'Prices the quote with 1 + total percent/100. Percents beyond the bounds of the filing, or the caller’s authority, are rejected.',
  source: 'spec 2 §7 Rater',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  body: irpmSave,
  answer: quote,
  errors: [...decisionErrors, 'quoteBeyondAuthority', 'invalidInput'],
})

const eventsOfQuote = z.object({ events: eventExclusions })

/** Reads the events that the cover of a quote excludes. */
export const getEventExclusions = endpoint({
  id: 'getEventExclusions',
  method: 'GET',
  path: '/api/quote/v1/event-exclusions/{id}',
  summary: 'Get the event exclusions of a quote',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  permission: 'quote:review',
  params: idParams,
  answer: eventsOfQuote,
  errors: ['notFound'],
})

/** Replaces the events that the cover of a quote excludes, and prices it again. */
export const saveEventExclusions = endpoint({
  id: 'saveEventExclusions',
  method: 'PUT',
  path: '/api/quote/v1/event-exclusions/{id}',
  summary: 'Save the event exclusions of a quote',
  description: 'The price falls with each excluded event, down to a floor.',
  source: 'chosen, after spec 2 §2',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: eventsOfQuote,
  // the most events, each with its longest texts
  bodyLimit: { bytes: 524_288 },
  answer: quote,
  errors: [...decisionErrors, 'invalidInput'],
})

/** Changes the broker's fees and the total of a quote. */
export const saveBrokerFees = endpoint({
  id: 'saveBrokerFees',
  method: 'PUT',
  path: '/api/quote/v1/broker-fees/{id}',
  summary: 'Save the broker fees of a quote',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: brokerFees,
  answer: quote,
  errors: [...decisionErrors, 'invalidInput'],
})

/** Changes the MGA fee of a quote, and its taxes where the fee is taxed. */
export const saveMgaFee = endpoint({
  id: 'saveMgaFee',
  method: 'PUT',
  path: '/api/quote/v1/mga-fees/{id}',
  summary: 'Save the MGA fee of a quote',
  description:
    'The fee stays when the quote is priced again. Taxes follow it where region and state tax it: `isMgaFeeTaxed` of the price says so.',
  source: 'spec 2 §7',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: mgaFees,
  answer: quote,
  errors: [...decisionErrors, 'invalidInput'],
})
