import { createWorkflow } from '../../identity/security-code/service.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { takeUserMail } from '../quotes/mail/mail-limits.ts'
import { lockQuote, readQuote, type QuoteRef } from '../quotes/read-quote.ts'
import { assertAllowed } from '../quotes/transition-guard.ts'
import { confirmedLicenseOf } from './attest-notice.ts'
import { mailNotice } from './mails.ts'
import { neededNotice } from './read-notice.ts'

/** Mails the agency's licensed broker a link to the notice, opened by a security code. */
export const sendSurplusNotice = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<undefined> => {
  const quote = await readQuote(services, viewer, which)
  const licenseKey = { agencyId: quote.agencyId, state: neededNotice(quote) }
  await takeUserMail(services, (await confirmedLicenseOf(services, licenseKey)).brokerEmail)
  return services.database.transaction(async () => {
    const locked = await lockQuote(services, viewer, which)
    const { record } = locked
    const state = neededNotice(record)
    assertAllowed(services, 'requestAttestation', locked, viewer)
    const license = await confirmedLicenseOf(services, { agencyId: record.agencyId, state })
    const { link } = await createWorkflow(services, {
      flow: 'SURPLUS_NOTICE',
      grant: { kind: 'quote', id: record.id },
      region: record.region,
      email: license.brokerEmail,
      redirectPath: `/quote/${record.id}/attest-surplus-notice`,
    })
    await mailNotice(services, record, license, link)
    return undefined
  })
}
