import { bulkDialog } from '../../../frame/bulk/bulk.ts'

/** Declines a selection with one reason. */
export const declineAccountsDialog = bulkDialog(
  'decline-accounts',
  async () => (await import('./BulkDialogs.tsx')).DeclineAccountsDialog,
)

/** Marks a selection as lost, with one reason. */
export const loseAccountsDialog = bulkDialog(
  'lose-accounts',
  async () => (await import('./BulkDialogs.tsx')).LoseAccountsDialog,
)

/** Assigns selected accounts to teams of the viewer's agency. */
export const teamsOfAccountsDialog = bulkDialog(
  'teams-of-accounts',
  async () => (await import('./BulkDialogs.tsx')).TeamsOfAccountsDialog,
)
