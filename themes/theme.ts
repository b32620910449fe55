import parapet from 'virtual:brand/parapet'
import type { Styles } from './shadow-dom-inject.ts'
import tokens from './tokens.styles.css'

/** What every root adopts first: the house's own brand, then what no brand decides. */
export const themeStyles: readonly Styles[] = [parapet, tokens]
