import type { LinkedDialog } from '../../frame/modules/shell-parts.ts'
import {
  brokerFeeDialog,
  eventExclusionsDialog,
  irpmDialog,
  mgaFeeDialog,
} from './adjusting/adjustment-dialogs.ts'

/** Editors of underwriters, with the permission of their call. */
export const quoteDialogs: readonly LinkedDialog[] = [
  [irpmDialog, 'quote:review'],
  [eventExclusionsDialog, 'quote:review'],
  [brokerFeeDialog, 'quote:review'],
  [mgaFeeDialog, 'quote:review'],
]
