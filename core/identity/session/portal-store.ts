import * as z from 'zod/mini'
import { consentKeys } from '../consent/consent.ts'
import type { KeyValue } from '../../foundation/host/host.ts'
import { parseStoredJson } from '../../foundation/storage/stored-json.ts'
import { readTokens, sessionIdOf, type SessionTokens } from './read-token.ts'
import type { DeviceToken, Slot, TokenStore } from './token-store.ts'

const deviceToken = z.object({ sessionId: z.string(), refreshToken: z.string() })

const accessKey = { own: 'parapet.access', delegated: 'parapet.delegated.access' } as const
const refreshKey = { own: 'parapet.refresh', delegated: 'parapet.delegated.refresh' } as const
const deviceTokenKey = 'parapet.remembered'

const wipe = (storage: KeyValue, keep: readonly string[]): void => {
  for (const key of storage.keys()) if (!keep.includes(key)) storage.remove(key)
}

const readDeviceToken = (device: KeyValue): DeviceToken | undefined =>
  deviceToken.safeParse(parseStoredJson(device.get(deviceTokenKey))).data

/**
 * The portal's tokens: the access token in the tab's storage; the refresh token next to it, or on
 * the device if `isGlobal` is true (spec 1 §4). A delegated session always stays in the tab.
 */
export const createPortalStore = (
  tab: KeyValue,
  device: KeyValue,
  isGlobal: () => boolean,
): TokenStore => {
  const refreshOf = (slot: Slot, sessionId: string | undefined): string | undefined => {
    const own = tab.get(refreshKey[slot])
    if (own !== undefined || slot === 'delegated') return own
    const stored = readDeviceToken(device)
    return stored?.sessionId === sessionId ? stored?.refreshToken : undefined
  }
  const put = (key: string, text: string | undefined): void =>
    text === undefined ? tab.remove(key) : tab.set(key, text)

  const read = (slot: Slot): SessionTokens | 'unreadable' | undefined => {
    const accessToken = tab.get(accessKey[slot])
    if (accessToken === undefined) return undefined
    const sessionTokens = readTokens({ accessToken })
    return sessionTokens === undefined
      ? 'unreadable'
      : { ...sessionTokens, refreshToken: refreshOf(slot, sessionIdOf(sessionTokens)) }
  }

  const forget = (sessionId: string): void => {
    if (readDeviceToken(device)?.sessionId === sessionId) device.remove(deviceTokenKey)
  }

  /** The session of the tokens in a slot. */
  const storedIn = (slot: Slot): string | undefined => {
    const sessionTokens = read(slot)
    return typeof sessionTokens === 'object' ? sessionIdOf(sessionTokens) : undefined
  }

  return {
    read,
    write(slot, sessionTokens) {
      const before = storedIn(slot)
      put(accessKey[slot], sessionTokens?.accessToken)
      const sessionId = sessionTokens && sessionIdOf(sessionTokens)
      const onDevice = slot === 'own' && isGlobal() && sessionId !== undefined
      put(refreshKey[slot], onDevice ? undefined : sessionTokens?.refreshToken)
      if (onDevice && sessionTokens?.refreshToken !== undefined) {
        const { refreshToken } = sessionTokens
        device.set(deviceTokenKey, JSON.stringify({ sessionId, refreshToken }))
      } else if (
        slot === 'own' &&
        before !== undefined &&
        (sessionTokens === undefined || !onDevice)
      ) {
        // The session has ended, or the flag was turned off: removes its tokens from the device.
        forget(before)
      }
    },
    deviceToken: () => (isGlobal() ? readDeviceToken(device) : undefined),
    forget,
    wipe(slot) {
      const isForeign = readDeviceToken(device)?.sessionId !== storedIn(slot)
      wipe(tab, consentKeys)
      if (slot === 'own') wipe(device, isForeign ? [...consentKeys, deviceTokenKey] : consentKeys)
    },
    wipeTab: () => wipe(tab, consentKeys),
  }
}
