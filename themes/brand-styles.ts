import albion from 'virtual:brand/albion'
import harbor from 'virtual:brand/harbor'
import type { BrandName } from './brands/brands.ts'
import type { Styles } from './shadow-dom-inject.ts'

/**
 * The colours of the brands; the house's own stand in every theme. All come at once: beside the
 * first, another takes 150 bytes, where a file of its own takes 550 and a trip to the server.
 */
export const brandStyles = {
  parapet: undefined,
  harbor,
  albion,
} satisfies Record<BrandName, Styles | undefined>
