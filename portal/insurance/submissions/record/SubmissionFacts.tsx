import { Link } from '@tanstack/react-router'
import { addressLine } from '#core/foundation/region/address-line.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../../../frame/flags/use-has-flag.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { Facts } from '../../../frame/parts/Facts.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { AccountLink } from '../../accounts/AccountLink.tsx'
import { quoteAddress } from '../../quote-path.ts'
import { mailingAddressFlag } from '../entry/mailing-form.ts'

/** The owner, account, quote and decision of a submission. */
export const SubmissionFacts = ({ submission }: { readonly submission: Submission }) => {
  const { t, day, instant, label, money } = useFormats()
  useWording('products')
  const persona = usePersona()
  const showsMailingAddress = useHasFlag()(mailingAddressFlag)
  const { accountId, accountName, quote, currency, declination, loss, carrierReferral } = submission
  const { mailingAddress } = submission
  return (
    <Card title={t('submission-lifecycle:facts')}>
      <Facts
        facts={[
          [
            t('portal:field.company'),
            accountId === null ? (
              accountName
            ) : (
              <AccountLink key="account" id={accountId} name={accountName} />
            ),
          ],
          [t('portal:field.agency'), submission.agencyName],
          [
            t('submission-lifecycle:field.owner'),
            submission.ownerName ?? t('submission-lifecycle:assignment.unassigned'),
          ],
          [t('submission-lifecycle:field.team'), submission.teamName],
          [
            t('submission-lifecycle:field.quote'),
            quote && (
              <Link key="quote" to={quoteAddress(quote, `/${persona.id}`)}>
                {quote.quoteNumber}
              </Link>
            ),
          ],
          [t('portal:field.product'), quote && label('products:names', quote.product)],
          [
            t('submission-lifecycle:field.quoteStatus'),
            quote && label('quotes:status', quote.status),
          ],
          [
            t('submission-lifecycle:field.quotePremium'),
            quote && money(quote.totalPremium, currency),
          ],
          [t('submission-lifecycle:field.policy'), submission.policyNumber],
          [t('submission-lifecycle:field.source'), label('submissions:source', submission.source)],
          [t('submission-lifecycle:field.submitter'), submission.submitterName],
          [t('portal:field.email'), submission.submitterEmail],
          [t('portal:field.created'), instant(submission.created)],
          [t('submission-lifecycle:field.expires'), day(submission.expiryDate)],
          [
            t('submission-lifecycle:field.replied'),
            submission.replied && instant(submission.replied),
          ],
          [
            t('submission-lifecycle:entry.mailing'),
            showsMailingAddress && mailingAddress
              ? addressLine(submission.region, mailingAddress)
              : null,
          ],
          [t('submission-lifecycle:field.comments'), submission.comments],
          [
            t('submission-lifecycle:decline.reason'),
            declination &&
              (declination.fillInDeclinationReason ??
                label('submissions:declination', declination.declinationReason)),
          ],
          [t('portal:reason.description'), declination?.declinationReasonDescription],
          [
            t('submission-lifecycle:lost.reason'),
            loss && (loss.fillInReason ?? loss.reasonSummary),
          ],
          [t('portal:reason.description'), loss?.reason],
          [t('submission-lifecycle:field.carrier'), carrierReferral?.carrier],
          [t('submission-lifecycle:referCarrier.reason'), carrierReferral?.reason],
        ]}
      />
    </Card>
  )
}
