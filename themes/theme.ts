import parapet from 'virtual:brand/parapet'
import type { Styles } from './shadow-dom-inject.ts'
import tokens from './tokens.styles.css'

/** The styles that every root adopts first: the house's own brand, then the tokens of no brand. */
export const themeStyles: readonly Styles[] = [parapet, tokens]
