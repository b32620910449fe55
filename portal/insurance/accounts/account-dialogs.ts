import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

/** The account of a dialog. */
const accountInput = z.object({ accountId: z.string() })

/** Declines an account with a reason; for underwriters. */
export const declineAccountDialog = dialog({
  id: 'decline-account',
  // The requested product, if the account is declined with a quote.
  input: z.object({
    accountId: z.string(),
    productType: z.optional(z.string()),
  }),
  width: 'medium',
  sticky: true,
  load: async () => (await import('./CloseAccountDialogs.tsx')).DeclineAccountDialog,
})

/** Marks an account as lost, with the reason. */
export const loseAccountDialog = dialog({
  id: 'account-lost',
  input: accountInput,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./CloseAccountDialogs.tsx')).LoseAccountDialog,
})

/** Deletes an account; staff delete its quotes too. */
export const deleteAccountDialog = dialog({
  id: 'delete-account',
  input: accountInput,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./AccountCallDialogs.tsx')).DeleteAccountDialog,
})

/** Fills in missing details from the register. */
export const refreshAccountDialog = dialog({
  id: 'refresh-account',
  input: accountInput,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./AccountCallDialogs.tsx')).RefreshAccountDialog,
})

/** Attests that the company has no own domain. */
export const noDomainDialog = dialog({
  id: 'no-primary-domain',
  input: accountInput,
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./AccountCallDialogs.tsx')).NoDomainDialog,
})

/** Updates accounts that are not quoted yet from the register. */
export const syncLeadsDialog = dialog({
  id: 'sync-leads',
  input: z.object({}),
  width: 'narrow',
  sticky: false,
  load: async () => (await import('./SyncLeadsDialog.tsx')).SyncLeadsDialog,
})
