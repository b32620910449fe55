/** The package, not Node's deprecated module of the same name. */
declare module 'punycode/punycode.es6.js' {
  /** Decodes the labels of a domain that are encoded; throws where one cannot be decoded. */
  export function toUnicode(domain: string): string
}
