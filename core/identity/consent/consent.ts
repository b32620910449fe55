import { atom, type ReadableAtom } from 'nanostores'
import type { KeyValue, Stop } from '../../foundation/host/host.ts'

/** The storage keys of the answer (spec 1 §3); a sign-out does not remove them. */
const enabledKey = 'parapet.cookie-consent.enabled'
const atKey = 'parapet.cookie-consent.at'
export const consentKeys: readonly string[] = [enabledKey, atKey]

/** Months after which an acceptance expires (spec 1 §9). A denial does not expire. */
const monthsValid = 6

/** Adds months to a date. Clamps to the last day of a shorter month. */
const monthsAfter = (time: number, months: number): number => {
  const date = new Date(time)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return date.getTime()
}

export interface Consent {
  /** The answer; undefined before there is one, and after an acceptance has expired. */
  readonly $consent: ReadableAtom<boolean | undefined>
  answer(isGiven: boolean): void
  /** Reads the stored answer again, because another tab answered or time has passed. */
  refresh(): void
  dispose(): void
}

/** Creates the consent to cookies, and to the features that depend on it (spec 1 §4). */
export const createConsent = (input: {
  readonly device: KeyValue
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls back when another tab changed what the device stores. */
  readonly onChange?: (listener: () => void) => Stop
}): Consent => {
  const { device, now } = input

  const read = (): boolean | undefined => {
    const enabled = device.get(enabledKey)
    if (enabled === 'false') return false
    if (enabled !== 'true') return undefined
    const at = Number(device.get(atKey) ?? Number.NaN)
    if (now() < monthsAfter(at, monthsValid)) return true
    for (const key of consentKeys) device.remove(key)
    return undefined
  }

  const $consent = atom(read())
  const refresh = (): void => $consent.set(read())
  const stop = input.onChange?.(refresh)

  return {
    $consent,
    answer(isGiven) {
      // The answer is written last: another tab receives an event for each key, and an acceptance
      // without its time would count as expired.
      device.set(atKey, String(Math.round(now())))
      device.set(enabledKey, String(isGiven))
      $consent.set(isGiven)
    },
    refresh,
    dispose: () => stop?.(),
  }
}
