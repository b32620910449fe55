import type { Region } from '../foundation/region/regions.ts'

/** A word or format that people of a region do not use, and their own. */
interface Foreign {
  readonly pattern: RegExp
  readonly instead: string
}

/** Words and formats of the United States. */
const american: readonly Foreign[] = [
  { pattern: /\bagenc(?:y|ies)\b/i, instead: 'brokerage' },
  // the legal form of a UK company
  { pattern: /(?<!managing general )\bagents?\b/i, instead: 'broker' },
  { pattern: /\b(?:organ|custom|recogn)iz/i, instead: 'organis…' },
  { pattern: /\bcall center/i, instead: 'call centre' },
  { pattern: /\bcoverages?\b/i, instead: 'cover' },
  { pattern: /\bdeductibles?\b/i, instead: 'excess' },
  { pattern: /\bbinders?\b/i, instead: 'cover note' },
  { pattern: /\bdefense\b/i, instead: 'defence' },
  { pattern: /\bwire transfers?\b/i, instead: 'bank transfer' },
  { pattern: /\blicensed insurance agency\b|\blicense number\b/i, instead: 'the own companies' },
  { pattern: /\blicens(?:es?|ing)\b/i, instead: 'licence' },
  { pattern: /\bsurplus\b/i, instead: 'nothing' },
  { pattern: /\bZIP\b/, instead: 'postcode' },
  { pattern: /\bNAICS\b/, instead: 'SIC or ANZSIC' },
  { pattern: /\bF?EIN\b/, instead: 'nothing' },
  { pattern: /\bLLC\b|\bInc\.|\bS[- ]Corp/i, instead: 'Ltd, Pty Ltd' },
  { pattern: /\b\d{1,2}:\d{2} [AP]M\b/, instead: '00:01, 12:01 am' },
  {
    pattern: /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4}\b/,
    instead: '5 Jan 2027',
  },
  // a month in figures is read differently in each region
  { pattern: /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b20\d\d-\d\d-\d\d\b/, instead: '5 Jan 2027' },
  {
    pattern: /\(\d{3}\) \d{3}-\d{4}|\+\d{8,}|(?<![\w-])0\d{9,10}\b/,
    instead: 'a phone number as the region writes it',
  },
  { pattern: /\bUSD\b|US\$|US Dollar/, instead: 'the own currency' },
  { pattern: /\bnon-US\b|\bUS revenue\b/i, instead: 'revenue abroad' },
]

/**
 * Words that no screen, mail or document of a region contains. Companies in stories and user texts
 * must avoid them.
 */
const foreignTo: { readonly [Each in Region]?: readonly Foreign[] } = {
  US: [
    { pattern: /\bbrokerages?\b/i, instead: 'agency' },
    { pattern: /\borganis/i, instead: 'organiz…' },
    { pattern: /\bpostcodes?\b/i, instead: 'ZIP code' },
    { pattern: /\bturnover\b/i, instead: 'revenue' },
    { pattern: /£|\bGBP\b|\bAUD\b|A\$/, instead: '$' },
  ],
  UK: [
    ...american,
    { pattern: /\$|\bAUD\b/, instead: '£' },
    { pattern: /British pounds?/i, instead: 'pound sterling' },
    { pattern: /(?<!United )\bstates?\b(?! (?:that|how|what|whether))/i, instead: 'postcode' },
    { pattern: /\brevenue\b/i, instead: 'turnover' },
    { pattern: /\bPty\b|\bGST\b|\bABN\b|\bANZSIC\b/, instead: 'the own form, IPT' },
    { pattern: /(?<![+\d])44 \d/, instead: 'one format of phone numbers' },
  ],
  AU: [
    ...american,
    { pattern: /£|\bGBP\b|\bpounds?\b/i, instead: '$' },
    { pattern: /\bturnover\b/i, instead: 'annual revenue' },
    { pattern: /\bIPT\b|Insurance Premium Tax/, instead: 'GST' },
    { pattern: /\b\d{4},? (?:NSW|QLD|VIC|TAS|ACT)\b/, instead: 'NSW 2000' },
    {
      pattern: /, (?:NSW|QLD|VIC|TAS|SA|WA|NT|ACT),/,
      instead: 'Sydney NSW 2000, without commas',
    },
  ],
}

/** Addresses of the portal have the same paths in all regions, and mailbox addresses are names. */
const addresses = /https?:\/\/\S+|\S+@\S+/g

/** The foreign words in a text, each with its context. */
export const foreignWordsIn = (region: Region, typed: string): readonly string[] => {
  const text = typed.replace(addresses, '')
  return (foreignTo[region] ?? []).flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)
    if (found === null) return []
    const around = text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40)
    return [`“${found[0]}” instead of ${instead}: …${around.replaceAll('\n', ' ')}…`]
  })
}
