import fc from 'fast-check'

/** Number formats: how countries group thousands and mark decimals. */
const styles = [
  { group: ',', point: '.' },
  { group: '.', point: ',' },
  { group: ' ', point: ',' },
  { group: '\u00a0', point: '.' },
  { group: '\u202f', point: ',' },
  { group: "'", point: '.' },
  { group: '’', point: '.' },
  { group: '', point: '.' },
  { group: '', point: ',' },
] as const

const groups = (digits: string, group: string): string => digits.replace(/\B(?=(\d{3})+$)/g, group)

const short = [
  ['', 1],
  ['k', 1e3],
  ['m', 1e6],
  [' million', 1e6],
] as const

/** Generates mostly values that a field accepts. */
const mostly = (usual: readonly string[], others: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

const before = mostly(['', '$', '$ ', 'USD ', 'US$'], ['-', '£', '€', 'EUR ', 'A$', '~', '> '])
const after = mostly(['', ' USD'], [' €', ' records', '%', '+', ' p.a.', '-500', '²'])

/**
 * Characters that change the meaning of a number: a text with one of them is not an amount in US
 * dollars.
 */
const changesMeaning = (text: string): boolean => /[-£€~>%+²]|EUR|A\$|records|p\.a\./.test(text)

/** A written number and the meaning its writer intends: cents, or nothing that a field can accept. */
export const formatAmountText = fc
  .record({
    whole: fc.oneof(fc.nat(2_000), fc.nat(20_000_000)),
    cents: fc.option(fc.integer({ min: 1, max: 99 }), { nil: 0 }),
    zeros: fc.boolean(),
    style: fc.oneof(fc.constant(styles[0]), fc.constantFrom(...styles)),
    short: fc.constantFrom(...short),
    before,
    after,
  })
  .map(({ whole, cents, zeros, style, short: [word, factor], before: sign, after: rest }) => {
    const decimals = cents === 0 && !zeros ? '' : `${style.point}${String(cents).padStart(2, '0')}`
    const text = `${sign}${groups(String(whole), style.group)}${decimals}${word}${rest}`
    const expectedCents = (whole * 100 + cents) * factor
    return { text, expectedCents: changesMeaning(`${sign}${rest}`) ? undefined : expectedCents }
  })

/** A date or a range: texts whose joined digits mean nothing. */
export const joinedDigits = fc.oneof(
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
    .chain((date) => {
      const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
      return fc.constantFrom(
        { text: `${year}-${month}-${day}`, year },
        { text: `${month}/${day}/${year}`, year },
        { text: `${day}.${month}.${year}`, year },
        { text: `${year}/${month}`, year },
        { text: `${year} ${month} ${day}`, year },
      )
    }),
  fc
    .tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom('-', '–', ' - ', '/', ' to '),
      fc.nat(9999),
    )
    .map(([first, sign, last]) => ({ text: `${first}${sign}${last}`, year: undefined })),
)
