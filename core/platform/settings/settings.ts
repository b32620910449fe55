import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../api/api.ts'
import type { Clock } from '../../foundation/clock/clock.ts'
import { createDebounce } from '../../foundation/clock/debounce.ts'
import type { KeyValue } from '../../foundation/host/host.ts'
import { parseStoredJson } from '../../foundation/storage/stored-json.ts'
import { getUserSettings, putUserSettings } from './endpoints.ts'
import {
  defaultSettings,
  readSettings,
  writeSettings,
  type SettingKey,
  type SettingsValues,
} from './model.ts'

export interface Settings {
  readonly $settings: ReadableAtom<SettingsValues>
  /** Whether the user's own settings are loaded, including those chosen on other devices. */
  readonly $isLoaded: ReadableAtom<boolean>
  /** Changes one setting at once here and shortly afterwards on the server. */
  set<Key extends SettingKey>(key: Key, value: SettingsValues[Key]): void
  dispose(): void
}

/** Changes within this many milliseconds are saved together. */
const pause = 1_000

const keyOf = (userId: string | undefined): string => `parapet.settings.${userId ?? 'anyone'}`

/** Settings stored on the device; `isUnsaved` until the server has saved them. */
interface Stored {
  readonly values: SettingsValues
  readonly isUnsaved: boolean
}

const readStored = (device: KeyValue, userId: string | undefined): Stored => {
  const stored = parseStoredJson(device.get(keyOf(userId)))
  const isUnsaved =
    typeof stored === 'object' && stored !== null && 'isUnsaved' in stored && !!stored.isUnsaved
  return { values: readSettings(stored), isUnsaved }
}

/** UI settings: stored on the device, and per user on the server, which takes precedence. */
export const createSettings = (input: {
  readonly device: KeyValue
  readonly api: Api
  readonly clock: Clock
  /** The signed-in user. */
  readonly session: { readonly $user: ReadableAtom<{ readonly id: string } | undefined> }
}): Settings => {
  const { device, api, clock, session } = input
  let userId: string | undefined
  const $settings = atom(defaultSettings)
  const $isLoaded = atom(false)
  const debounce = createDebounce(clock, pause)
  let isDirty = false

  const store = (): void =>
    device.set(
      keyOf(userId),
      JSON.stringify({ ...writeSettings($settings.get()), ...(isDirty && { isUnsaved: true }) }),
    )

  /**
   * A failed save is retried after the next change or page load. Until then the settings are stored on the device only.
   */
  const save = async (): Promise<void> => {
    debounce.stop()
    const cacheUser = userId
    if (!isDirty || cacheUser === undefined) return
    isDirty = false
    try {
      await api.call(putUserSettings, { body: writeSettings($settings.get()), isQuiet: true })
    } catch {
      isDirty = userId === cacheUser || isDirty
      return
    }
    // Changes made meanwhile are saved later.
    if (userId === cacheUser && !isDirty) store()
  }

  const fetchSettings = async (cacheUser: string): Promise<void> => {
    const answer = await api.call(getUserSettings, { isQuiet: true }).catch(() => undefined)
    // Another user signed in, or a setting changed, while the response was loading.
    if (answer === undefined || userId !== cacheUser || isDirty) return
    if (Object.keys(answer).length > 0) {
      $settings.set(readSettings(answer))
      store()
    }
    $isLoaded.set(true)
  }

  /** Loads the settings of a user, or of the tab if no user is signed in. */
  const attach = (cacheUser: string | undefined): void => {
    debounce.stop()
    const { values, isUnsaved } = readStored(device, cacheUser)
    isDirty = isUnsaved
    userId = cacheUser
    $settings.set(values)
    $isLoaded.set(isUnsaved)
    if (cacheUser === undefined) return
    // The page of the last change may have closed before the server saved it.
    if (isUnsaved) void save()
    else void fetchSettings(cacheUser)
  }

  attach(session.$user.get()?.id)
  const stopUser = session.$user.listen((user) => {
    if (user?.id !== userId) attach(user?.id)
  })

  return {
    $settings,
    $isLoaded,
    set(key, value) {
      $settings.set({ ...$settings.get(), [key]: value })
      isDirty = userId !== undefined
      store()
      debounce.restart(() => void save())
    },
    dispose() {
      stopUser()
      void save()
    },
  }
}
