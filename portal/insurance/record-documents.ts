import * as z from 'zod/mini'
import type { ComponentType, ReactNode } from 'react'
import { action, type Action } from '../frame/actions/action.ts'
import { slot } from '../frame/modules/slot.ts'
import type { Portal } from '../frame/platform/use-portal.ts'

/** The record whose documents are listed, as a filter of document lists. */
export const documentSubject = z.object({
  accountId: z.string(),
  /** Without ids, all documents of the account. */
  filter: z.object({ quoteId: z.optional(z.string()), policyId: z.optional(z.string()) }),
  /** The number of the record, or the name of the account. */
  name: z.string(),
})
export type DocumentSubject = z.output<typeof documentSubject>

export interface DocumentListProps {
  readonly subject: DocumentSubject
  /** Returns the mark of a document by its creation time. */
  readonly mark?: ((created: string) => ReactNode) | undefined
}

/** The documents of a record as a part of its screen. */
export const documentsCard = slot<ComponentType<DocumentListProps>>('documents card')

/** Opens the documents of a record. */
export const openDocuments =
  slot<(portal: Portal, subject: DocumentSubject) => Promise<void>>('open documents')

/** The action that lists a record's documents. */
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
