import { and, eq, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import type { RecordGrant } from '#core/identity/session/model.ts'
import type { WorkflowFlow } from '#core/identity/security-code/model.ts'
import type { Services } from '../../kernel/services.ts'
import { sessions } from '../session/tables.ts'
import { workflowCodes, workflows } from './tables.ts'

/** Records of a kind, and the address of their links. */
export interface SentLinks {
  readonly kind: RecordGrant['kind']
  /** Ids, or a query that selects them. */
  readonly ids: readonly string[] | SQLWrapper
  readonly email: string
  readonly flows: readonly WorkflowFlow[]
}

/** Ends links and their sessions, in the caller's transaction. */
export const endLinks = async (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { kind, ids, email, flows }: SentLinks,
): Promise<void> => {
  if ('length' in ids && ids.length === 0) return
  const handle = database.handle()
  const found = await handle
    .select({ id: workflows.id })
    .from(workflows)
    .where(
      and(
        eq(workflows.grantKind, kind),
        inArray(workflows.grantId, 'getSQL' in ids ? ids : [...ids]),
        inArray(workflows.flow, [...flows]),
        sql`lower(${workflows.email}) = lower(${email.trim()})`,
      ),
    )
    .for('update')
  const ended = found.map(({ id }) => id)
  if (ended.length === 0) return
  await handle
    .update(sessions)
    .set({ ended: clock.now() })
    .where(and(inArray(sessions.workflowId, ended), isNull(sessions.ended)))
  await handle.delete(workflowCodes).where(inArray(workflowCodes.workflowId, ended))
  await handle.delete(workflows).where(inArray(workflows.id, ended))
}
