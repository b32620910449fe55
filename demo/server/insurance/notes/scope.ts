import { eq, type SQL } from 'drizzle-orm'
import type { SignedIn } from '../../kernel/signed-in.ts'
import { accountNotes } from './tables.ts'

/** The notes of an account that a viewer sees: their own organisation's; staff see all. */
export const noteScope = (viewer: SignedIn): SQL | undefined =>
  viewer.accountType === 'PARAPET' ? undefined : eq(accountNotes.organisationId, viewer.accountId)
