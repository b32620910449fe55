import { bulkDialog } from '../../../frame/bulk/bulk.ts'

/** Assigns selected submissions to an owner. */
export const assignSubmissionsDialog = bulkDialog(
  'assign-submissions',
  async () => (await import('../lifecycle/AssignDialogs.tsx')).AssignSubmissionsDialog,
)
