import { getPermissionsMap } from '#core/identity/permissions/endpoints.ts'
import { permissionsMapOf } from '../../directory/users/permissions.ts'
import { route, type Route } from '../../kernel/route.ts'

export const permissionRoutes: readonly Route[] = [
  route(getPermissionsMap, async (_input, { viewer }) =>
    permissionsMapOf(viewer.kind === 'user' ? viewer.permissions : []),
  ),
]
