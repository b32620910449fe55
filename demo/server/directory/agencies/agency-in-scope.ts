import { and, eq } from 'drizzle-orm'
import { notFound } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { agencyScope } from './scope.ts'
import { agencies, type AgencyRecord } from './tables.ts'

/**
 * An agency in the viewer's scope, optionally locked until the transaction ends; 404 outside the
 * scope.
 */
export const agencyInScope = async (
  services: Services,
  viewer: Viewer,
  id: string,
  { isLocked = false }: { readonly isLocked?: boolean } = {},
): Promise<AgencyRecord> => {
  const seen = and(eq(agencies.id, id), await agencyScope(services, viewer))
  const query = services.database.handle().select().from(agencies).where(seen)
  const [record] = await (isLocked ? query.for('update') : query)
  if (record === undefined) throw notFound()
  return record
}
