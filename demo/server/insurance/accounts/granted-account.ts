import type { Viewer } from '../../kernel/viewer.ts'

/** The account that a token grants, so that its holder need not name it. */
export const grantedAccountId = (viewer: Viewer): string | undefined =>
  viewer.kind === 'record' && viewer.grant.kind === 'account' ? viewer.grant.id : undefined
