import type { ComponentType } from 'react'
import { BindDialog } from './BindDialog.tsx'
import { PolicyholderDialog } from './PolicyholderDialog.tsx'
import type { ReviewDialog, ReviewDialogProps } from './review-context.ts'
import { SentDialog } from './SentDialog.tsx'

/** The dialogs of a review. They load together when the first one is opened. */
export const reviewDialogs = {
  policyholder: PolicyholderDialog,
  bind: BindDialog,
  sent: SentDialog,
} as const satisfies Record<ReviewDialog, ComponentType<ReviewDialogProps>>
