import parapet from 'virtual:brand/parapet'
import type { Styles } from './shadow-dom-inject.ts'
import tokens from './tokens.styles.css'

/**
 * The styles that every root adopts first: the default brand, then the brand-independent tokens.
 */
export const themeStyles: readonly Styles[] = [parapet, tokens]
