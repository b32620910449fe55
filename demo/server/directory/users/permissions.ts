import { permissions } from '#core/platform/permissions/permission-table.ts'

/** Every permission, and whether it is granted. */
export const permissionsMapOf = (granted: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(permissions.map((name) => [name, granted.includes(name)]))
