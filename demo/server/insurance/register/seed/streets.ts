import { nameKey } from '#core/insurance/register/name-key.ts'
import type { StreetRecord } from '../tables.ts'
import { postalKey, streetKey } from '../keys.ts'
import { streets } from './names.ts'
import { randomFrom } from './random.ts'
import { ukTowns } from './towns.ts'

const kinds = ['Street', 'Road', 'Lane', 'Square', 'Place', 'Terrace'] as const

/** Letters of inward codes. */
const letters = 'ABDEFGHJLNPQRSTUWXYZ'.split('')

const streetsOfCode = 26

const rowOf = (street: string, town: string, zipCode: string): StreetRecord => ({
  region: 'UK',
  postalKey: postalKey(zipCode),
  streetKey: streetKey(street),
  townKey: nameKey(town),
  zipCode,
  street,
  town,
})

/** Streets of the demo's own companies. */
const known: readonly StreetRecord[] = [
  rowOf('Wellington Street', 'Leeds', 'LS1 4DY'),
  rowOf('Fetter Lane', 'London', 'EC4A 1AB'),
  rowOf('Snow Hill', 'Birmingham', 'B1 1AA'),
  rowOf('Willow Lane', 'Manchester', 'M1 2JW'),
  rowOf('Castle Terrace', 'Edinburgh', 'EH1 2NG'),
]

const keyOf = ({ postalKey: code, streetKey: street, townKey: town }: StreetRecord): string =>
  `${code}|${street}|${town}`

/**
 * The seeded streets of the United Kingdom: real post towns and outward codes, invented streets and
 * inward codes.
 */
export const seededStreets = (): readonly StreetRecord[] => {
  const random = randomFrom(1_840)
  const made = ukTowns.flatMap(({ name, codes }) =>
    codes.flatMap((code) => {
      const start = random.integer(0, streets.length - 1)
      return Array.from({ length: streetsOfCode }, (_, turn) => {
        const street = `${streets[(start + turn) % streets.length] ?? ''} ${random.pick(kinds)}`
        const inward = `${random.integer(1, 9)}${random.pick(letters)}${random.pick(letters)}`
        return rowOf(street, name, `${code} ${inward}`)
      })
    }),
  )
  return [...new Map([...known, ...made].map((row) => [keyOf(row), row])).values()]
}
