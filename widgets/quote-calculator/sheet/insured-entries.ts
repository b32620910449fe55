import * as z from 'zod/mini'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import type { FieldError } from '#core/insurance/quotes/calculator/field-errors.ts'
import {
  additionalInsuredFor,
  type AdditionalInsured,
} from '#core/insurance/rating/additional-insured.ts'
import type { Region } from '#core/foundation/region/regions.ts'

/** The typed fields of an additional insured in display order (spec 2 §2). */
export const insuredFields = [
  'businessName',
  'address1',
  'address2',
  'city',
  'state',
  'zipCode',
] as const
export type InsuredField = (typeof insuredFields)[number]

/** The input for an additional insured. */
export interface InsuredEntry extends Readonly<Record<InsuredField, string>> {
  /** Identifies an entry within the dialog. */
  readonly key: number
  readonly industry: IndustryCode | undefined
}

/** The errors of an entry by field. */
export type InsuredErrors = Readonly<Partial<Record<InsuredField | 'naicsCode', FieldError>>>

export const emptyEntry = (key: number): InsuredEntry => ({
  key,
  businessName: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipCode: '',
  industry: undefined,
})

export const entryOf = (insured: AdditionalInsured, key: number): InsuredEntry => {
  const { naicsCode: code, naicsDescription: description = '', ...rest } = insured
  return {
    ...emptyEntry(key),
    ...rest,
    address2: rest.address2 ?? '',
    industry: { id: code, code, description },
  }
}

/** Validates an entry: the request value or the field errors. */
export const checkedEntry = (
  { industry, ...typed }: InsuredEntry,
  region: Region,
): { readonly insured: AdditionalInsured } | { readonly errors: InsuredErrors } => {
  const checked = z.safeParse(additionalInsuredFor(region), {
    ...typed,
    naicsCode: industry?.code ?? '',
    ...(industry?.description ? { naicsDescription: industry.description } : {}),
  })
  if (checked.success) {
    const { address2, ...insured } = checked.data
    return { insured: address2 === '' ? insured : { ...insured, address2 } }
  }
  const { issues } = checked.error
  const errors = [...insuredFields, 'naicsCode' as const].flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field)
    return issue === undefined ? [] : [[field, { key: issue.message }] as const]
  })
  return { errors: Object.fromEntries(errors) }
}
