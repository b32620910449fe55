import { and, eq } from 'drizzle-orm'
import { documentFileName } from '#core/insurance/documents/file-names.ts'
import type { DocumentKind } from '#core/insurance/products/document-kinds.ts'
import type { Services } from '../../kernel/services.ts'
import { boundedSheet } from './bounds.ts'
import { drawDocument } from './draw-document.task.ts'
import type { Sheet } from './sheet.ts'
import { documents, type DocumentRecord } from './tables.ts'

/** The subject of a document, and the parts of its file name. */
export interface DocumentSubject {
  readonly kind: DocumentKind
  readonly accountId: string
  readonly quoteId: string
  readonly policyId: string | null
  /** The documented quote, policy or payment, and its version. */
  readonly subjectId: string
  readonly version: string
  /** The parts of the file name besides its kind. */
  readonly nameParts: Omit<Parameters<typeof documentFileName>[0], 'kind'>
}

/**
 * The stored document, drawn if it does not exist yet. Safe in parallel and after a crash: all callers
 * get the one stored first.
 */
export const storeDocument = async (
  services: Services,
  subject: DocumentSubject,
  sheet: () => Sheet,
): Promise<DocumentRecord> => {
  const handle = services.database.handle()
  const same = and(
    eq(documents.kind, subject.kind),
    eq(documents.subjectId, subject.subjectId),
    eq(documents.version, subject.version),
  )
  const [stored] = await handle.select().from(documents).where(same)
  if (stored !== undefined) return stored
  const drawn = sheet()
  const bytes = await services.offload.run(drawDocument, boundedSheet(drawn))
  const { nameParts, ...where } = subject
  const [written] = await handle
    .insert(documents)
    .values({
      ...where,
      id: services.newId(),
      name: documentFileName({ kind: subject.kind, ...nameParts }),
      mimeType: 'application/pdf',
      size: bytes.length,
      bytes,
      created: drawn.created,
    })
    .onConflictDoNothing()
    .returning()
  if (written !== undefined) return written
  const [other] = await handle.select().from(documents).where(same)
  if (other === undefined) throw new Error('document was neither inserted nor found')
  return other
}
