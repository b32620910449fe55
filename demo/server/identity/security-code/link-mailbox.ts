import { eq } from 'drizzle-orm'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { workflows } from './tables.ts'

/**
 * The address to which the viewer's link was mailed; null when the link was deleted, undefined for
 * viewers without a link.
 */
export const linkMailbox = async (
  { database }: Pick<Services, 'database'>,
  viewer: Viewer,
): Promise<string | null | undefined> => {
  if (viewer.kind !== 'record' || viewer.workflowId === undefined) return undefined
  const [link] = await database
    .handle()
    .select({ email: workflows.email })
    .from(workflows)
    .where(eq(workflows.id, viewer.workflowId))
  return link?.email ?? null
}
