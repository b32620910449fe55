import * as z from 'zod/mini'
import { industryCode } from '../../../directory/industry-codes/model.ts'
import { parseStoredJson } from '../../../foundation/storage/stored-json.ts'
import { securityAnswers } from '../../products/questions.ts'
import { quotedProducts } from '../../products/products.ts'
import { additionalInsureds } from '../../rating/additional-insured.ts'
import type { Draft } from './draft-model.ts'
import { emptyForm } from './form.ts'
import { steps } from './steps.ts'

const number = z.optional(z.number())
const text = z.optional(z.string())

const coverages = z.record(
  z.string(),
  z.object({
    selected: z.optional(z.boolean()),
    limit: number,
    deductible: number,
    waitingPeriod: number,
    retroActivePeriod: number,
  }),
)

/** The stored form; amounts in minor units, unlike on the wire. */
const form = z.object({
  company: z.object({
    name: z.string(),
    state: z.string(),
    postcode: z.string(),
    industry: z.nullable(industryCode),
    revenue: z.string(),
    nonUsRevenue: z._default(z.string(), ''),
    yearEstablished: z.string(),
  }),
  hadClaim: z.optional(z.boolean()),
  security: securityAnswers,
  global: z.object({
    preset: number,
    limit: number,
    deductible: number,
    waitingPeriod: number,
    retroActivePeriod: number,
    underlyingLimit: number,
    effectiveDate: text,
    endDate: text,
  }),
  coverages,
  surplusOnly: z.boolean(),
  additionalInsureds: z.optional(additionalInsureds),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  address: z._default(
    z.object({
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      zipCode: z.string(),
    }),
    emptyForm.address,
  ),
})

/** The stored version; earlier releases stored a string instead. */
const quoteVersion = z.object({
  modified: z.string(),
  form,
  global: z.object({
    preset: z.number(),
    limit: z.number(),
    deductible: z.number(),
    waitingPeriod: z.number(),
    retroActivePeriod: z.number(),
    underlyingLimit: number,
    effectiveDate: z.string(),
    endDate: z.string(),
  }),
  coverages,
})

const draft = z.object({
  version: z.literal(2),
  product: z.enum(quotedProducts),
  step: z.enum(steps),
  form,
  requestId: text,
  quoteId: text,
  basis: z.catch(z.optional(quoteVersion), undefined),
})

/** Parses a stored draft; undefined if it is invalid or of another version. */
export const draftOf = (stored: string): Draft | undefined =>
  draft.safeParse(parseStoredJson(stored)).data
