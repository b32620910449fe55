import * as z from 'zod/mini'
import { dialog } from '#core/platform/dialogs/dialog.ts'

const adjusted = z.object({ quoteId: z.string() })
export type Adjusted = z.output<typeof adjusted>

/** Modifies the premium of a quote by its individual risk. */
export const irpmDialog = dialog({
  id: 'irpm',
  input: adjusted,
  width: 'medium',
  sticky: true,
  load: async () => (await import('./IrpmDialog.tsx')).IrpmDialog,
})

/** Edits the events that a quote's cover excludes. */
export const eventExclusionsDialog = dialog({
  id: 'event-exclusions',
  input: adjusted,
  width: 'wide',
  sticky: true,
  load: async () => (await import('./EventExclusionsDialog.tsx')).EventExclusionsDialog,
})

/** Changes the fees of the broker. */
export const brokerFeeDialog = dialog({
  id: 'broker-fee',
  input: adjusted,
  width: 'narrow',
  sticky: true,
  load: async () => (await import('./BrokerFeeDialog.tsx')).BrokerFeeDialog,
})

/** Changes the fee of the managing general agent. */
export const mgaFeeDialog = dialog({
  id: 'mga-fee',
  input: adjusted,
  width: 'narrow',
  sticky: true,
  load: async () => (await import('./MgaFeeDialog.tsx')).MgaFeeDialog,
})
