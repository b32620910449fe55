import * as z from 'zod/mini'
import type { ComponentType, ReactNode } from 'react'
import { action, type Action } from '../frame/actions/action.ts'
import { slot } from '../frame/modules/slot.ts'
import type { Portal } from '../frame/platform/use-portal.ts'

/** The record whose documents are listed, as lists of documents filter by it. */
export const documentSubject = z.object({
  accountId: z.string(),
  /** All documents of the account without a filter. */
  filter: z.object({ quoteId: z.optional(z.string()), policyId: z.optional(z.string()) }),
  /** The number of the record, or the name of the account. */
  name: z.string(),
})
export type DocumentSubject = z.output<typeof documentSubject>

export interface DocumentListProps {
  readonly subject: DocumentSubject
  /** What marks a document, by when it was made. */
  readonly mark?: ((created: string) => ReactNode) | undefined
}

/** The documents of a record as a part of its screen. */
export const documentsCard = slot<ComponentType<DocumentListProps>>('documents card')

/** Opens the documents of a record. */
export const openDocuments =
  slot<(portal: Portal, subject: DocumentSubject) => Promise<void>>('open documents')

/** Lists the documents of a record, wherever its actions are. */
export const documentsAction = <Record>(
  subjectOf: (record: Record) => DocumentSubject,
): Action<Record> =>
  action<Record>({
    id: 'documents',
    label: 'documents:title',
    icon: 'document',
    asks: true,
    visible: () => true,
    needs: 'document:read',
    unsaved: 'keep',
    perform: async (record, { portal }) => {
      const open = await openDocuments.of(portal)
      await open(portal, subjectOf(record))
    },
  })
