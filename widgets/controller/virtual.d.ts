declare module 'virtual:element-methods' {
  /** The methods of each element, by tag. */
  export const methodsOf: Readonly<Record<string, readonly string[]>>
}
