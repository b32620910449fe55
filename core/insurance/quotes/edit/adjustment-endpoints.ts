import * as z from 'zod/mini'
import { id } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { irpmRecord, irpmSave } from './adjustments.ts'
import { eventExclusions } from './event-exclusions.ts'
import { brokerFees, mgaFees } from './fees.ts'
import { decisionErrors } from '../action-errors.ts'
import { quote } from '../model.ts'
import { idParams } from '../params.ts'

/** Reads the IRPM of a quote with the limits of its product and state. */
export const getIrpm = endpoint({
  id: 'getIrpm',
  method: 'GET',
  path: '/api/rater/v1/irpm',
  summary: 'Get the IRPM of a quote',
  description:
    'The percentage for each risk characteristic, and the limits of the product and state.',
  source: 'spec 2 §7 Rater',
  audience: 'token',
  permission: 'quote:review',
  query: z.object({ quoteId: id() }),
  answer: irpmRecord,
  errors: ['notFound'],
})

/** Saves the IRPM and reprices the quote. */
export const saveIrpm = endpoint({
  id: 'saveIrpm',
  method: 'PUT',
  path: '/api/rater/v1/irpm',
  summary: 'Save the IRPM of a quote',
  description:
    'Reprices the quote with a factor of 1 + total percent/100. Rejects percentages beyond the limits of the filing or the caller’s authority.',
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

/** Reads the event exclusions of a quote. */
export const getEventExclusions = endpoint({
  id: 'getEventExclusions',
  method: 'GET',
  path: '/api/quote/v1/event-exclusions/{id}',
  summary: 'Get the event exclusions of a quote',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  permission: 'quote:review',
  params: idParams,
  answer: eventsOfQuote,
  errors: ['notFound'],
})

/** Replaces the event exclusions of a quote and reprices it. */
export const saveEventExclusions = endpoint({
  id: 'saveEventExclusions',
  method: 'PUT',
  path: '/api/quote/v1/event-exclusions/{id}',
  summary: 'Save the event exclusions of a quote',
  description: 'Each excluded event lowers the price, down to a floor.',
  source: 'own design, based on spec 2 §2',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'saving',
  idempotency: 'key',
  params: idParams,
  body: eventsOfQuote,
  // the maximum number of events, each with texts of maximum length
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

/** Changes the MGA fee of a quote, and its taxes if the fee is taxed. */
export const saveMgaFee = endpoint({
  id: 'saveMgaFee',
  method: 'PUT',
  path: '/api/quote/v1/mga-fees/{id}',
  summary: 'Save the MGA fee of a quote',
  description:
    'Repricing keeps the fee. Taxes include it if the region and state tax it; see `isMgaFeeTaxed` in the price.',
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
