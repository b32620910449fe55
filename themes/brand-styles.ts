import albion from 'virtual:brand/albion'
import harbor from 'virtual:brand/harbor'
import type { BrandName } from './brands/brands.ts'
import type { Styles } from './shadow-dom-inject.ts'

/**
 * The colours of the brands other than the house's own, which every theme has. Loaded together:
 * another one in the same file takes 150 bytes, a file of its own 550 and a request.
 */
export const brandStyles = {
  parapet: undefined,
  harbor,
  albion,
} satisfies Record<BrandName, Styles | undefined>
