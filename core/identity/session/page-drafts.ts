import { tabDrafts, type Drafts } from '../../foundation/storage/drafts.ts'
import { linkDrafts } from '../../foundation/storage/link-drafts.ts'
import type { SessionServices } from './services.ts'

/** The mailed link that opened the page of a portal; undefined for users, and on host pages. */
export const linkOf = ({
  mode,
  session,
}: Pick<SessionServices, 'mode' | 'session'>): string | undefined => {
  const claims = session.$claims.get()
  return mode === 'portal' && claims?.kind === 'record' ? claims.workflowId : undefined
}

/** The drafts of a page: of its tab, or of the link that opened it. */
export const pageDrafts = (
  services: Pick<SessionServices, 'host' | 'mode' | 'session'>,
): Drafts => {
  const workflowId = linkOf(services)
  return workflowId === undefined
    ? tabDrafts(services.host.tab)
    : linkDrafts(services.host, workflowId)
}
