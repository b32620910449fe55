import type { Region } from '#core/foundation/region/regions.ts'
import { nameKey } from '#core/insurance/register/name-key.ts'
import { postalKey } from '../register/keys.ts'

/** The fields that identify a company. */
export interface CompanyIdentity {
  readonly region: Region
  readonly name: string
  readonly state: string | null
  /** Identifies the place in regions without states. */
  readonly zipCode: string | null
}

/** The unique key of a company. */
export const companyKeyOf = ({ region, name, state, zipCode }: CompanyIdentity) => ({
  region,
  nameKey: nameKey(name),
  placeKey: state ?? postalKey(zipCode ?? ''),
})

export type CompanyKey = ReturnType<typeof companyKeyOf>

/** The key as a single text, for locks and comparisons. */
export const keyText = (key: CompanyKey): string => Object.values(key).join('|')
