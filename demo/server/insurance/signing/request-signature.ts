import { maskEmail } from '../../identity/security-code/mask.ts'
import { fieldError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { customerLink } from '../quotes/mail/customer-link.ts'
import { takeUserMail } from '../quotes/mail/mail-limits.ts'
import { lockQuote, readQuote, type QuoteRef } from '../quotes/read-quote.ts'
import type { QuoteRecord } from '../quotes/tables.ts'
import { assertAllowed } from '../quotes/transition-guard.ts'
import { mailSignRequest } from './mails.ts'

/** The locked quote, and a link to its signing page that a security code opens. */
const linkTo = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<{ readonly record: QuoteRecord; readonly link: string }> => {
  const locked = await lockQuote(services, viewer, which)
  assertAllowed(services, 'requestSignature', locked, viewer)
  const { record } = locked
  if (record.customerEmail === '') throw fieldError('required', 'customerEmail')
  const link = await customerLink(services, record, {
    flow: 'OTHER',
    grant: { kind: 'quote', id: record.id },
    redirectPath: `/customer/quotes/${record.id}/sign/${record.product}`,
  })
  return { record, link }
}

/** Mails the policyholder the link to the signing page. */
export const sendSignRequest = async (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<undefined> => {
  const { customerEmail } = await readQuote(services, viewer, which)
  await takeUserMail(services, customerEmail)
  return services.database.transaction(async () => {
    const { record, link } = await linkTo(services, viewer, which)
    await mailSignRequest(services, record, link)
    return undefined
  })
}

/** The link to the signing page, for the broker to pass on. */
export const applicationLink = (
  services: Services,
  viewer: Viewer,
  which: QuoteRef,
): Promise<{ link: string; sendCodeTo: string }> =>
  services.database.transaction(async () => {
    const { record, link } = await linkTo(services, viewer, which)
    return { link, sendCodeTo: maskEmail(record.customerEmail) }
  })
