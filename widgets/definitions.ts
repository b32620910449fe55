import type { ElementDefinition } from './element/definition.ts'
import { definition as notifications } from './notifications/definition.ts'
import { definition as quoteButton } from './quote-button/definition.ts'
import { definition as quoteCalculator } from './quote-calculator/definition.ts'
import type { ParapetTag } from './registry.ts'

/** What every element offers; for the build and tests, never part of a bundle. */
export const definitions = {
  'parapet-notifications': notifications,
  'parapet-quote-button': quoteButton,
  'parapet-quote-calculator': quoteCalculator,
} as const satisfies { [Tag in ParapetTag]: ElementDefinition & { tag: Tag } }
