import { eq } from 'drizzle-orm'
import { ApiError, notFound } from '../kernel/api-error.ts'
import { ifMatchOf } from '../kernel/if-match.ts'
import { logChange } from '../kernel/activity/log.ts'
import { quoteSubject } from '../insurance/activity/subjects.ts'
import { ensureProposal } from '../insurance/documents/ensure-documents.ts'
import { statusColumns } from '../insurance/quotes/effective-status.ts'
import { lockQuote, readQuote } from '../insurance/quotes/read-quote.ts'
import { assertVersion } from '../insurance/quotes/quote-version.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { assertAllowed } from '../insurance/quotes/transition-guard.ts'
import { mailSigned } from '../insurance/signing/mails.ts'
import { consentOf, lastSignature, readSigning } from '../insurance/signing/read-signing.ts'
import type { SigningWorkflows } from '../insurance/signing/workflows.ts'
import { signatures } from '../insurance/signing/tables.ts'
import { documentHashOf, sealedReceipt } from '../insurance/signing/receipt-seal.ts'

/**
 * READY → SIGNED: stores name, consent, time and address with the signed document. Signing again changes
 * nothing.
 */
export const signQuote: SigningWorkflows['signQuote'] = async (
  { params, body: { fullName } },
  { services, viewer, request, ip },
) => {
  const which = { ...params, ...ifMatchOf(request) }
  const quote = await readQuote(services, viewer, which)
  await services.database.separateTransaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    // the other call of a double click may have signed it
    if (locked.record.status !== 'SIGNED') assertAllowed(services, 'sign', locked, viewer)
  })
  // drawn before the quote is locked, because drawing takes time
  const proposal = await ensureProposal(services, quote.id)
  if (proposal === undefined) throw notFound()
  return services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    const { record } = locked
    const earlier = await lastSignature(services, record.id)
    const isSigned =
      record.status === 'SIGNED' && earlier?.priced.getTime() === record.lastPatched.getTime()
    if (isSigned) return readSigning(services, viewer, which)
    assertAllowed(services, 'sign', locked, viewer)
    await assertVersion(services, viewer, which, record)
    if (proposal.version !== String(record.revision)) throw new ApiError('quoteChanged')
    const now = services.clock.now()
    const attested = {
      id: services.newId(),
      quoteId: record.id,
      quoteNumber: record.quoteNumber,
      companyName: record.companyName,
      fullName,
      consent: consentOf(services, quote),
      address: ip,
      signed: now,
      priced: record.lastPatched,
      documentHash: documentHashOf(proposal.bytes),
    }
    const handle = services.database.handle()
    await handle.insert(signatures).values({
      ...attested,
      documentName: proposal.name,
      document: proposal.bytes,
      ...sealedReceipt(services, attested),
    })
    // not a new revision: the signed proposal stays the quote's
    await handle
      .update(quotes)
      .set({ ...statusColumns('SIGNED'), modified: now })
      .where(eq(quotes.id, record.id))
    await logChange(services, viewer, quoteSubject(record), [
      { field: 'status', before: record.status, after: 'SIGNED' },
    ])
    await mailSigned(services, record, fullName)
    return readSigning(services, viewer, which)
  })
}
