import { and, eq } from 'drizzle-orm'
import { createWorkflow } from '../../identity/security-code/service.ts'
import { workflows } from '../../identity/security-code/tables.ts'
import type { Services } from '../../kernel/services.ts'
import { exampleQuote, takeRecordLimit, type Reader } from './records.ts'

const domain = 'docs-examples.example'

/** The mailbox for the codes of a visitor’s links; the outbox shows them. */
export const mailboxOf = (readerId: string): string => `reader-${readerId}@${domain}`

/** An SQL pattern of all these addresses. */
export const exampleMailboxes = `reader-%@${domain}`

/**
 * Creates a link whose code can be tried. Only links of live records have codes, so it is stored as a
 * live record; its quote is in test mode, and the link's session does not find it.
 */
export const openLink = async (
  services: Services,
  reader: Reader,
): Promise<{ readonly id: string; readonly mailbox: string }> => {
  const quote = await exampleQuote(services, reader, 'review')
  const mailbox = mailboxOf(reader.readerId)
  const [known] = await services.database
    .handle()
    .select({ id: workflows.id })
    .from(workflows)
    .where(and(eq(workflows.grantId, quote.id), eq(workflows.email, mailbox)))
  if (known !== undefined) return { id: known.id, mailbox }
  await takeRecordLimit(services, reader.ip)
  const { workflowId: id } = await createWorkflow(services, {
    flow: 'QUOTE_REVIEW',
    grant: { kind: 'quote', id: quote.id },
    region: quote.region,
    email: mailbox,
    redirectPath: '/widgets/docs/parapet-quote-review.html',
  })
  return { id, mailbox }
}
