import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { calculatorAnswer, calculatorInput, preset } from './model.ts'
import { product } from '../products/model.ts'
import { industryCodeText } from '../../directory/industry-codes/model.ts'
import { raterData, techEnoRate } from './rater-data.ts'

/** In its own file, because a form reads it before there is anything to price. */
export { getRaterRules } from './offer/endpoints.ts'

/** Prices a company. Invalid input returns 400 with one error per field. */
export const calculatePrice = endpoint({
  id: 'calculatePrice',
  method: 'POST',
  path: '/api/rater/v1/calculator',
  summary: 'Calculate a price',
  description:
    'Prices a company for a product: coverages, taxes, fees and referral reasons. With an account, missing security answers are taken from the account, as for a saved quote.',
  source: 'spec 2 §7 Rater',
  audience: 'token',
  permission: 'rating:read',
  rateLimit: 'pricing',
  idempotency: 'natural',
  body: z.extend(calculatorInput, { accountId: z.optional(id()) }),
  answer: calculatorAnswer,
  errors: ['invalidInput'],
})

/** Lists the presets of a product with their terms. */
export const listPresets = endpoint({
  id: 'listPresets',
  method: 'GET',
  path: '/api/rater/v1/presets',
  summary: 'List presets',
  description: 'A product’s presets, with their terms and coverages.',
  source: 'spec 2 §7 Rater',
  audience: 'token',
  permission: 'rating:read',
  query: z.object({ product }),
  answer: z.object({ presets: z.array(preset) }),
})

/** Reads the factors of a price. */
export const getRaterData = endpoint({
  id: 'getRaterData',
  method: 'POST',
  path: '/api/rater/v1/raterdata',
  summary: 'Explain a price',
  description: 'The factors that make up the price of an input, for underwriters.',
  source: 'spec 2 §7 Rater',
  audience: 'token',
  permission: 'quote:review',
  rateLimit: 'pricing',
  idempotency: 'natural',
  body: calculatorInput,
  answer: raterData,
  errors: ['invalidInput'],
})

/** Reads the rate of technology errors and omissions. */
export const getTechEnoRate = endpoint({
  id: 'getTechEnoRate',
  method: 'GET',
  path: '/api/rater/v1/techeno-rate',
  summary: 'Get the tech E&O rate',
  description: 'The technology errors and omissions rate of a product for an industry.',
  source: 'spec 2 §7 Rater',
  audience: 'token',
  permission: 'rating:read',
  query: z.object({ product, naicsCode: industryCodeText }),
  answer: techEnoRate,
  errors: ['invalidInput'],
})
