import * as z from 'zod/mini'
import { boundedText } from '../../../foundation/validation/bounded.ts'
import { endpoint } from '../../../platform/api/endpoint.ts'
import { product } from '../../products/model.ts'
import { raterRules } from './model.ts'

/** Reads all options of a quote form for a product. */
export const getRaterRules = endpoint({
  id: 'getRaterRules',
  method: 'GET',
  path: '/api/rater/v1/rules',
  summary: 'Get a product’s rating rules',
  description: 'Limits, deductibles, periods, effective dates, states and questions.',
  source: 'spec 2 §7 Rater',
  audience: 'token',
  permission: 'rating:read',
  query: z.object({
    product,
    /** With a state, `today` is the date in the state's time zone. */
    state: z.optional(boundedText(100)),
  }),
  answer: raterRules,
})
