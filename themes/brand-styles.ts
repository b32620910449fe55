import type { BrandName } from './brands/brands.ts'
import type { Styles } from './shadow-dom-inject.ts'

type Bring = () => Promise<Styles>

/** The sheets of the brands, each a chunk of its own; the house's own stands in every theme. */
export const brandStyles = {
  parapet: undefined,
  harbor: async () => (await import('virtual:brand/harbor')).default,
  albion: async () => (await import('virtual:brand/albion')).default,
} satisfies Record<BrandName, Bring | undefined>
