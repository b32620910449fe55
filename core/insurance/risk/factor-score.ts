import * as z from 'zod/mini'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { factors } from './factors.ts'

/** 0 to 100; a higher one is a smaller risk. */
export const score = z.int()

/** The score of a factor; null where the scan does not look at it. */
export const factorScore = z.object({ factor: openEnum(factors), score: z.nullable(score) })
export type FactorScore = z.output<typeof factorScore>
