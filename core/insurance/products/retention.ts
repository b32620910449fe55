import type { ProductFacts } from './definition.ts'

/** What excess and management liability products say instead of deductible (spec 1 §1). */
export const retention: NonNullable<ProductFacts['terms']> = {
  deductible: 'retention',
  deductibles: 'retentions',
}
