import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import { linkMailbox } from '../../identity/security-code/link-mailbox.ts'
import { without } from '../../kernel/lists/without.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { isOtherMailbox } from '../quotes/mail/revoke-links.ts'
import { surplusLicenses, type SurplusLicenseRecord } from './tables.ts'

/** The columns of a license, without the uploaded notice. */
export const licenseColumns = without(getTableColumns(surplusLicenses), 'signedNotice')

/**
 * The license that an agency uses in a state: the oldest confirmed one, otherwise the oldest; undefined
 * without one.
 */
export const licenseOf = async (
  { database }: Pick<Services, 'database'>,
  agencyId: string,
  state: string,
): Promise<SurplusLicenseRecord | undefined> => {
  const [found] = await database
    .handle()
    .select(licenseColumns)
    .from(surplusLicenses)
    .where(
      and(eq(surplusLicenses.agencyId, agencyId), eq(surplusLicenses.surplusLinesState, state)),
    )
    .orderBy(
      desc(surplusLicenses.isConfirmed),
      asc(surplusLicenses.created),
      asc(surplusLicenses.id),
    )
    .limit(1)
  return found
}

/** The full name of a licensed broker. */
export const brokerNameOf = ({
  brokerFirstName,
  brokerLastName,
}: Pick<SurplusLicenseRecord, 'brokerFirstName' | 'brokerLastName'>): string =>
  `${brokerFirstName} ${brokerLastName}`

/**
 * Whether a viewer's link allows attesting by a license: a link mailed to another broker of the agency
 * does not.
 */
export const isOwnLink = async (
  services: Pick<Services, 'database'>,
  viewer: Viewer,
  { brokerEmail }: Pick<SurplusLicenseRecord, 'brokerEmail'>,
): Promise<boolean> => {
  const mailbox = await linkMailbox(services, viewer)
  if (mailbox === undefined) return true
  return mailbox !== null && !isOtherMailbox(mailbox, brokerEmail)
}
