declare module '*.sheet.css' {
  const styles: import('#themes/shadow-dom-inject.ts').Styles
  export default styles
}

/** The colours of a brand, light and dark: `virtual:brand/parapet`. */
declare module 'virtual:brand/*' {
  const styles: import('#themes/shadow-dom-inject.ts').Styles
  export default styles
}
