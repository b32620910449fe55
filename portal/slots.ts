import type { Portal } from './frame/platform/use-portal.ts'
import { openDocumentsDialog } from './insurance/documents/documents-dialog.ts'
import { noticeSteps, signatureStep } from './insurance/quotes/step-slots.ts'
import { documentsCard, openDocuments } from './insurance/record-documents.ts'

/** Fills the slots of domains with content from later domains; each loads on first use. */
export const fillSlots = (portal: Portal): void => {
  documentsCard.fill(
    portal,
    async () => (await import('./insurance/documents/DocumentsCard.tsx')).DocumentsCard,
  )
  openDocuments.fill(portal, async () => openDocumentsDialog)
  signatureStep.fill(
    portal,
    async () => (await import('./insurance/signing/signature-dialog.ts')).showSignature,
  )
  noticeSteps.fill(portal, () => import('./insurance/surplus/steps/notice-actions.ts'))
}
