import * as z from 'zod/mini'
import { industryCodeText } from '../../directory/industry-codes/model.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { product } from '../products/model.ts'
import { calculatorInput } from './model.ts'
import { raterData, techEnoRate } from './rater-data.ts'

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
