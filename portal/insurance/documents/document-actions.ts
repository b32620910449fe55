import { downloadDocument } from '#core/insurance/documents/endpoints.ts'
import type { DocumentEntry } from '#core/insurance/documents/model.ts'
import { action } from '../../frame/actions/action.ts'
import { downloads } from '../../frame/actions/steps.ts'

/** Downloads a document. */
export const downloadAction = action<DocumentEntry>({
  id: 'download',
  label: 'documents:action.download',
  icon: 'download',
  isPrimary: true,
  visible: () => true,
  unsaved: 'keep',
  perform: downloads(
    ({ id }, api) => api.call(downloadDocument, { query: { docId: id } }),
    ({ policyId }) => (policyId === null ? 'documents:quote.downloadFailed' : undefined),
  ),
})

/** The actions of a document. */
export const documentActions = [downloadAction]
