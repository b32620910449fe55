import { useMemo } from 'react'
import type { PermissionNeed } from '#core/platform/permissions/permission-table.ts'
import { isAllowed } from '#core/platform/permissions/rules.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from './use-portal.ts'

/**
 * Whether the viewer has one of the needed permissions, or all of them with `requireAll` (spec 1
 * §6).
 */
export type Can = (
  needs: PermissionNeed | readonly PermissionNeed[],
  options?: { readonly requireAll?: boolean },
) => boolean

/**
 * Checks permissions of the signed-in user. Until they load, only `any` passes; views rerender
 * afterwards.
 */
export const useCan = (): Can => {
  const { permissions } = usePortal()
  const map = useStore(permissions.$map)
  return useMemo(() => (needs, options) => isAllowed(map ?? {}, needs, options), [map])
}
