import { nameKey } from '#core/insurance/register/name-key.ts'

/** The key of a postal code: upper case without spaces. */
export const postalKey = (text: string): string => text.toUpperCase().replace(/\s+/g, '')

/** Abbreviations of street types. */
const kinds: Readonly<Record<string, string>> = {
  av: 'avenue',
  ave: 'avenue',
  cl: 'close',
  ct: 'court',
  cres: 'crescent',
  dr: 'drive',
  ln: 'lane',
  pl: 'place',
  rd: 'road',
  sq: 'square',
  st: 'street',
  ter: 'terrace',
}

/**
 * The key of a street: without house numbers, with its type written out. A leading "St" stays, because it
 * means a saint.
 */
export const streetKey = (text: string): string => {
  const words = nameKey(text).split(' ')
  const start = words.findIndex((word) => !/\d/.test(word))
  const named = start < 0 ? [] : words.slice(start)
  const last = named.at(-1) ?? ''
  return [...named.slice(0, -1), named.length > 1 ? (kinds[last] ?? last) : last].join(' ')
}
