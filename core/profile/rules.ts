import { regions, type Region } from '../region/regions.ts'
import { dialable } from '../validation/phone.ts'

/**
 * A person's own number in the form that dials from everywhere: one of their region, or of another of
 * ours when it is written with its country (`+44 …`). Null when it is none.
 */
export const dialableAnywhere = (region: Region, text: string): string | null => {
  const readings = text.trim().startsWith('+') ? regions : [region]
  return readings.map((each) => dialable(each, text)).find((each) => each !== null) ?? null
}

/** Whether a kind of account has producer numbers: all but policyholders (spec 1 §5). */
export const hasNpn = (accountType: string): boolean => accountType !== 'CUSTOMER'
