import type { Figure } from './figure.ts'

/** The figures of a part, and measured calls above their limit. */
export interface PartFigures {
  readonly figures: readonly Figure[]
  readonly beyond?: readonly Figure[]
}
