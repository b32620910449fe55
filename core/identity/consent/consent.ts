import { atom, type ReadableAtom } from 'nanostores'
import type { KeyValue, Stop } from '../../foundation/host/host.ts'

/** Where the answer is kept (spec 1 §3); a sign-out leaves both alone. */
const enabledKey = 'parapet.cookie-consent.enabled'
const atKey = 'parapet.cookie-consent.at'
export const consentKeys: readonly string[] = [enabledKey, atKey]

/** Months after which a yes is asked for again (spec 1 §9). A no stands. */
const lapsesAfter = 6

/** The same day so many months later, or the last of that month. */
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
  /** True or false as the person answered; undefined while they did not, or a yes has lapsed. */
  readonly $consent: ReadableAtom<boolean | undefined>
  answer(isGiven: boolean): void
  /** Reads what is kept anew: another tab answered, or time went by. */
  refresh(): void
  dispose(): void
}

/** Whether cookies, and what depends on them, are agreed to (spec 1 §4). */
export const createConsent = (input: {
  readonly device: KeyValue
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Calls when another tab changed what the device keeps. */
  readonly onChange?: (listener: () => void) => Stop
}): Consent => {
  const { device, now } = input

  const read = (): boolean | undefined => {
    const enabled = device.get(enabledKey)
    if (enabled === 'false') return false
    if (enabled !== 'true') return undefined
    const at = Number(device.get(atKey) ?? Number.NaN)
    if (now() < monthsAfter(at, lapsesAfter)) return true
    for (const key of consentKeys) device.remove(key)
    return undefined
  }

  const $consent = atom(read())
  const refresh = (): void => $consent.set(read())
  const stop = input.onChange?.(refresh)

  return {
    $consent,
    answer(isGiven) {
      // The answer comes last: another tab gets an event for each, and takes a yes without its time for none.
      device.set(atKey, String(Math.round(now())))
      device.set(enabledKey, String(isGiven))
      $consent.set(isGiven)
    },
    refresh,
    dispose: () => stop?.(),
  }
}
