import * as z from 'zod/mini'
import { regions } from '../../foundation/region/regions.ts'
import { boundedText, id } from '../../foundation/validation/bounded.ts'
import { postalText } from '../../foundation/validation/shapes.ts'
import { endpoint } from '../../platform/api/endpoint.ts'
import { addressCheck, registerCompany } from './model.ts'

/** Reads a company from the register to prefill a new account. */
export const getRegisterCompany = endpoint({
  id: 'getRegisterCompany',
  method: 'GET',
  path: '/api/account/v1/register/{id}',
  summary: 'Get a company of the register',
  description: 'The known data of a company, to prefill an account.',
  source: 'own design',
  audience: 'token',
  permission: 'rating:read',
  rateLimit: 'suggestion',
  params: z.object({ id: id() }),
  answer: registerCompany,
  errors: ['notFound', 'tooManyRequests'],
})

/** Checks an address against the street register. */
export const validateAddress = endpoint({
  id: 'validateAddress',
  method: 'POST',
  path: '/api/account/v1/address/validate',
  summary: 'Check an address',
  description:
    'Lists which of street, town and postal code the register does not confirm. Provider staff may still use the address.',
  source: 'spec 2 §7, spec 3 §5; path not specified',
  audience: 'token',
  permission: 'rating:read',
  rateLimit: 'suggestion',
  impersonation: 'unrecorded',
  idempotency: 'natural',
  body: z.object({
    address1: boundedText(200, 'textTooLong').check(z.trim()),
    address2: z.optional(boundedText(200, 'textTooLong').check(z.trim())),
    city: boundedText(100, 'textTooLong').check(z.trim()),
    zipCode: postalText(),
    /** Defaults to the caller's region. */
    country: z.optional(z.enum(regions)),
  }),
  answer: addressCheck,
  errors: ['tooManyRequests'],
})
