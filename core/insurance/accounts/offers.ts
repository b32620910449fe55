import * as z from 'zod/mini'
import { amount, currency } from '../../foundation/money/money.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { linesOfBusiness } from '../../directory/underwriting-authority/lines.ts'
import { product } from '../products/model.ts'

/** Why a product cannot be quoted for an account: a text, and the field that it is about. */
export const eligibilityReason = z.object({
  code: z.string(),
  detail: z.string(),
  /** A field of the account's details. */
  field: z.optional(z.string()),
})

/** The products of an account's region, each with the reasons that prevent a quote. */
export const eligibleProducts = z.object({
  content: z.array(
    z.object({
      product,
      /** Its line of business; texts are `products:lines.<line>`. */
      line: openEnum(linesOfBusiness),
      isEligible: z.boolean(),
      reasons: z.array(eligibilityReason),
    }),
  ),
})
export type EligibleProduct = z.output<typeof eligibleProducts>['content'][number]

/** Annual premiums of the products that can be quoted, with default terms. */
export const quickPremiums = z.object({
  currency,
  content: z.array(
    z.object({
      product,
      premium: amount,
      /** Including taxes and fees. */
      totalPremium: amount,
      referToUnderwriter: z.boolean(),
    }),
  ),
})
export type QuickPremium = z.output<typeof quickPremiums>['content'][number]

export const productList = z.object({ content: z.array(z.object({ id: product })) })

/** Lines of business; texts are `products:lines.<id>`. */
export const productLineList = z.object({
  content: z.array(z.object({ id: openEnum(linesOfBusiness), products: z.array(product) })),
})

/** Forms of an account: its details and its security questions. */
export const formKinds = ['details', 'security'] as const

export const accountForms = z.object({
  content: z.array(
    z.object({
      kind: openEnum(formKinds),
      /** The product that the form is specific to; absent for the common form. */
      product: z.optional(product),
    }),
  ),
})

export const accountFields = z.object({
  content: z.array(z.object({ field: z.string(), isRequired: z.boolean(), isKnown: z.boolean() })),
})
export type AccountField = z.output<typeof accountFields>['content'][number]
