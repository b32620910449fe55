import { and, inArray } from 'drizzle-orm'
import { noInsured } from '../../kernel/live/insured-in.ts'
import type { LiveRecords } from '../../kernel/live/records.ts'
import { visibleRows } from '../../kernel/live/visible-rows.ts'
import { accountScope } from '../accounts/scope.ts'
import { accounts } from '../accounts/tables.ts'
import { noteScope } from './scope.ts'
import { accountNotes } from './tables.ts'

/** Changes of notes, announced by `schema/migrations/0009_live_notes.sql`. */
export const liveNotes: LiveRecords = {
  kind: 'note',
  permission: 'account:review',
  visibleTo: visibleRows(accountNotes, (viewer, { database }) =>
    and(
      noteScope(viewer),
      inArray(
        accountNotes.accountId,
        database.handle().select({ id: accounts.id }).from(accounts).where(accountScope(viewer)),
      ),
    ),
  ),
  insuredIn: noInsured,
}
