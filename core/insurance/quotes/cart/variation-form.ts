import * as z from 'zod/mini'
import { presetIds } from '../../products/terms.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import { variationName } from './entry.ts'

/** The form of a variation: its name, and the terms in which it may differ, as a select has them. */
export const variationForm = z.object({
  presetName: variationName,
  limit: z.string(),
  deductible: z.string(),
  waitingPeriod: z.string(),
  retroActivePeriod: z.string(),
})
export type VariationForm = z.output<typeof variationForm>

const terms = ['limit', 'deductible', 'waitingPeriod', 'retroActivePeriod'] as const

/** The form as it starts: the terms of the quote that is duplicated. */
export const variationStart = (
  { calculatorGeneratedData: { global } }: Pick<Quote, 'calculatorGeneratedData'>,
  presetName: string,
): VariationForm => ({
  presetName,
  limit: String(global.limit),
  deductible: String(global.deductible),
  waitingPeriod: String(global.waitingPeriod),
  retroActivePeriod: String(global.retroActivePeriod),
})

/** The input of the duplicate; terms other than those of its preset make it a custom one. */
export const variationInputOf = (
  { initialRequestData, calculatorGeneratedData }: Quote,
  form: VariationForm,
): CalculatorInput => {
  const { global } = calculatorGeneratedData
  const chosen = Object.fromEntries(terms.map((term) => [term, Number(form[term])]))
  const isChanged = terms.some((term) => Number(form[term]) !== global[term])
  return {
    ...initialRequestData,
    global: {
      ...initialRequestData.global,
      ...chosen,
      ...(isChanged && { preset: presetIds.custom }),
    },
  }
}
