import type { ProductFacts } from './definition.ts'

/**
 * Terms of excess and management liability products, which say retention instead of deductible
 * (spec 1 §1).
 */
export const retention: NonNullable<ProductFacts['terms']> = {
  deductible: 'retention',
  deductibles: 'retentions',
}
