import type { PermissionNeed } from './permission-table.ts'

/**
 * Whether the viewer has one of the needed permissions, or all of them with `requireAll` (spec 1
 * §6).
 */
export const isAllowed = (
  granted: Readonly<Record<string, boolean>>,
  needs: PermissionNeed | readonly PermissionNeed[],
  { requireAll = false }: { requireAll?: boolean } = {},
): boolean => {
  const list = typeof needs === 'string' ? [needs] : needs
  if (list.includes('none')) return false
  if (list.includes('any')) return true
  const passes = (need: string) => granted[need] === true
  return requireAll ? list.every(passes) : list.some(passes)
}

/** An operator without the admin role is treated as a support user (spec 1 §6). */
export const isSupportUser = (scopes: readonly string[]): boolean =>
  scopes.includes('role:operator') && !scopes.includes('role:admin')
