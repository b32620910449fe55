declare module '*.styles.css' {
  import type { Styles } from '#themes/shadow-dom-inject.ts'
  const styles: Styles
  export default styles
}

/** The colours of a brand, light and dark: `virtual:brand/parapet`. */
declare module 'virtual:brand/*' {
  import type { Styles } from '#themes/shadow-dom-inject.ts'
  const styles: Styles
  export default styles
}
