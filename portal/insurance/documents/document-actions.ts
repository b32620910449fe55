import { downloadDocument } from '#core/insurance/documents/endpoints.ts'
import type { DocumentEntry } from '#core/insurance/documents/model.ts'
import type { Action } from '../../frame/actions/action.ts'

/** Hands a document to the browser's downloads. */
export const downloadAction: Action<DocumentEntry> = {
  id: 'download',
  label: () => 'portal:action.download',
  icon: 'download',
  isPrimary: true,
  visible: () => true,
  async perform(entry, { portal, saveFile }) {
    saveFile(await portal.api.call(downloadDocument, { query: { docId: entry.id } }))
  },
}

/** What can be done with a document. */
export const documentActions: readonly Action<DocumentEntry>[] = [downloadAction]
