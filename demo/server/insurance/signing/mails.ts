import type { Services } from '../../kernel/services.ts'
import { mailContext } from '../quotes/mail/mail-context.ts'
import type { WrittenQuote } from '../quotes/tables.ts'

// Everything here writes in the caller's transaction, so that a rolled-back change sends no mail.

/** Asks the policyholder of a quote to sign it. */
export const mailSignRequest = async (
  services: Services,
  record: WrittenQuote,
  link: string,
): Promise<void> => {
  const { region, t, params } = await mailContext(services, record)
  await services.send({
    region,
    to: record.customerEmail,
    via: 'email',
    subject: t('mails:signRequest.subject', params),
    text: t('mails:signRequest.text', { ...params, link }),
  })
}

/** Mails the agent that a quote was signed. */
export const mailSigned = async (
  services: Services,
  record: WrittenQuote,
  fullName: string,
): Promise<void> => {
  const { region, t, params, ownScreen } = await mailContext(services, record)
  await services.send({
    region,
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:signed.subject', params),
    text: t('mails:signed.text', { ...params, fullName, link: ownScreen }),
  })
}
