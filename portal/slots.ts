import type { Portal } from './frame/platform/portal-context.ts'
import { noticeSteps, signatureStep } from './insurance/quotes/step-slots.ts'
import { documentsCard, openDocuments } from './insurance/record-documents.ts'

/** Hands domains what they need of those that follow them; each is loaded when it is used. */
export const fillSlots = (portal: Portal): void => {
  documentsCard.fill(
    portal,
    async () => (await import('./insurance/documents/DocumentsCard.tsx')).DocumentsCard,
  )
  openDocuments.fill(
    portal,
    async () => (await import('./insurance/documents/documents-dialog.ts')).openDocumentsDialog,
  )
  signatureStep.fill(
    portal,
    async () => (await import('./insurance/signing/signature-step.ts')).showSignature,
  )
  noticeSteps.fill(portal, () => import('./insurance/surplus/steps/notice-actions.ts'))
}
