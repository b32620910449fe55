import type { ProductData } from './definition.ts'

/**
 * Terms of excess and management liability products, which say retention instead of deductible
 * (spec 1 §1).
 */
export const retention: NonNullable<ProductData['terms']> = {
  deductible: 'retention',
  deductibles: 'retentions',
}
