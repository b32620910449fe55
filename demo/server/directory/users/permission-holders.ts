import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Permission } from '#core/platform/permissions/permission-table.ts'
import type { Services } from '../../kernel/services.ts'
import { roles, users } from './tables.ts'

/** Selects users with their full names, joined with their roles. */
export const selectHolders = ({ database }: Pick<Services, 'database'>) =>
  database
    .handle()
    .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.lastName}` })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))

/** Whether a user of `selectHolders` is active and has a permission. */
export const isHolderOf = (permission: Permission): SQL | undefined =>
  and(eq(users.status, 'ACTIVE'), sql`${permission} = any(${roles.permissions})`)
