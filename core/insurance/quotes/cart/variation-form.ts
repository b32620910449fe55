import * as z from 'zod/mini'
import { presetIds } from '../../products/terms.ts'
import type { CalculatorInput } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import { variationName } from './entry.ts'

/** The form of a variation: its name and the editable terms, as select values. */
export const variationForm = z.object({
  presetName: variationName,
  limit: z.string(),
  deductible: z.string(),
  waitingPeriod: z.string(),
  retroActivePeriod: z.string(),
})
export type VariationForm = z.output<typeof variationForm>

const terms = ['limit', 'deductible', 'waitingPeriod', 'retroActivePeriod'] as const

/** Initial form values: the terms of the duplicated quote. */
export const initialVariation = (
  { calculatorGeneratedData: { global } }: Pick<Quote, 'calculatorGeneratedData'>,
  presetName: string,
): VariationForm => ({
  presetName,
  limit: String(global.limit),
  deductible: String(global.deductible),
  waitingPeriod: String(global.waitingPeriod),
  retroActivePeriod: String(global.retroActivePeriod),
})

/** The input of the duplicate. Terms that differ from its preset make it custom. */
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
