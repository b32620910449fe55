import { catalogue } from '#core/api/catalogue.ts'
import type { Services } from '../kernel/services.ts'
import { roles } from './tables.ts'

/** Every permission that an endpoint asks for or a role holds, and whether it is among `held`. */
export const permissionsMapOf = async (
  { database }: Services,
  held: readonly string[],
): Promise<Record<string, boolean>> => {
  const rows = await database.handle().select({ permissions: roles.permissions }).from(roles)
  const asked = catalogue.flatMap(({ permission }) => (permission ? [permission] : []))
  const known = new Set([...asked, ...rows.flatMap(({ permissions }) => permissions)])
  return Object.fromEntries([...known].sort().map((name) => [name, held.includes(name)]))
}
