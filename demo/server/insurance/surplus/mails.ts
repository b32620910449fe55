import type { SurplusLicense } from '#core/insurance/surplus/license-model.ts'
import { baseRegion } from '#core/foundation/region/regions.ts'
import { staffEmails } from '../../directory/users/staff-emails.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import { portalLink } from '../../kernel/portal-link.ts'
import type { Services } from '../../kernel/services.ts'
import { mailContext } from '../quotes/mail/mail-context.ts'
import type { WrittenQuote } from '../quotes/tables.ts'
import { brokerNameOf } from './licenses.ts'
import type { SurplusLicenseRecord } from './tables.ts'

// Everything here writes in the caller's transaction, so that a rolled-back change sends no mail.

/** Asks a surplus lines broker to review and sign the notice of a quote. */
export const mailNotice = async (
  services: Services,
  record: WrittenQuote,
  { brokerFirstName, brokerEmail, surplusLicenseNumber }: SurplusLicenseRecord,
  link: string,
): Promise<void> => {
  const { region, t, params } = await mailContext(services, record)
  const filled = { ...params, toName: brokerFirstName, license: surplusLicenseNumber, link }
  await services.send({
    region,
    to: brokerEmail,
    via: 'email',
    subject: t('mails:surplusNotice.subject', filled),
    text: t('mails:surplusNotice.text', filled),
  })
}

/** Mails the agent that the notice of a quote was attested. */
export const mailAttestation = async (
  services: Services,
  record: WrittenQuote,
  fullName: string,
): Promise<void> => {
  const { region, t, params, ownScreen } = await mailContext(services, record)
  const filled = { ...params, fullName, link: ownScreen }
  await services.send({
    region,
    to: record.agentEmail,
    via: 'email',
    subject: t('mails:surplusAttested.subject', filled),
    text: t('mails:surplusAttested.text', filled),
  })
}

/** Mails administrators of the provider that a license waits for confirmation. */
export const mailUnconfirmedLicense = async (
  services: Services,
  license: SurplusLicense,
): Promise<void> => {
  const region = baseRegion
  const t = mailTexts(services, region)
  const filled = {
    agency: license.agencyName,
    broker: brokerNameOf(license),
    email: license.brokerEmail,
    license: license.surplusLicenseNumber,
    state: license.surplusLinesState,
    link: portalLink(
      services,
      region,
      '/admin/manage/surplus-licenses?filter=confirmation:unconfirmed',
    ),
  }
  for (const to of await staffEmails(services, 'super-admin')) {
    await services.send({
      region,
      to,
      via: 'email',
      subject: t('mails:surplusLicenseWaits.subject', filled),
      text: t('mails:surplusLicenseWaits.text', filled),
    })
  }
}
