import { atom, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import type { Api } from '../../platform/api/api.ts'
import type { Clock } from '../../foundation/clock/clock.ts'
import { createStored } from '../../foundation/storage/stored.ts'
import type { KeyValue, Stop } from '../../foundation/host/host.ts'
import { getPermissionsMap } from './endpoints.ts'
import { permissionsMap } from './model.ts'
import { cacheUserOf } from '../session/cache-user.ts'
import { isAllowed } from '../../platform/permissions/rules.ts'
import type { Session } from '../session/session.ts'
import type { PermissionNeed } from '../../platform/permissions/permission-table.ts'

/** `resource:action` → whether the user has it. */
export type PermissionsMap = Readonly<Record<string, boolean>>

export interface Permissions {
  /** Undefined until they are loaded. */
  readonly $map: ReadableAtom<PermissionsMap | undefined>
  /**
   * Whether the signed-in user is permitted; until they are loaded, only `any` passes (spec 1 §6).
   */
  can(
    needs: PermissionNeed | readonly PermissionNeed[],
    options?: { readonly requireAll?: boolean },
  ): boolean
  /** Resolves once they are loaded; rejects when that fails. */
  ready(): Promise<void>
  dispose: Stop
}

/** Milliseconds that loaded permissions are valid, the same as for the profile (spec 1 §9). */
const ttl = 10 * 60_000

/** The key in the tab's storage (spec 1 §6: "stored as P_100"). */
const key = 'parapet.P_100'

const storedMap = z.object({ cacheUser: z.string(), map: permissionsMap })

/** The permissions of the signed-in user, loaded once and stored in the tab. */
export const createPermissions = (input: {
  readonly api: Api
  readonly tab: KeyValue
  readonly clock: Clock
  readonly session: Session
}): Permissions => {
  const { api, session } = input
  const $map = atom<PermissionsMap | undefined>()
  const stored = createStored({
    storage: input.tab,
    key,
    shape: storedMap,
    ttl,
    wallClock: () => input.clock.wallClock(),
  })
  let cacheUser: string | undefined
  let asking: Promise<void> | undefined

  const ask = async (asker: string): Promise<void> => {
    const map = await api.call(getPermissionsMap, { isQuiet: true })
    if (cacheUser !== asker) return
    $map.set(map)
    stored.write({ cacheUser: asker, map })
  }

  /**
   * Uses the stored permissions of the same user; requests them if there are none, or if they are
   * too old.
   */
  const refresh = async (): Promise<void> => {
    const asker = cacheUser
    if (asker === undefined) return
    const found = stored.read()
    if (found?.cacheUser === asker) return $map.set(found.map)
    asking ??= ask(asker).finally(() => (asking = undefined))
    await asking
  }

  const stop = session.$user.subscribe((user) => {
    const next = cacheUserOf(user)
    if (next !== cacheUser) {
      cacheUser = next
      asking = undefined
      $map.set(undefined)
    }
    // Callers that need them request them again, and get the error.
    refresh().catch(() => {})
  })

  return {
    $map,
    can: (needs, options) => isAllowed($map.get() ?? {}, needs, options),
    async ready() {
      if ($map.get() === undefined) await refresh()
    },
    dispose: stop,
  }
}
