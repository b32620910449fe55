import albion from 'virtual:brand/albion'
import harbor from 'virtual:brand/harbor'
import type { BrandName } from './brands/brands.ts'
import type { Styles } from './shadow-dom-inject.ts'

/**
 * The colors of all brands except the default one, which every theme includes. They load together,
 * because another brand in this file costs 150 bytes, but a separate file 550 and a request.
 */
export const brandStyles = {
  parapet: undefined,
  harbor,
  albion,
} satisfies Record<BrandName, Styles | undefined>
