import type { Quote } from '#core/insurance/quotes/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { PhoneText } from '#widgets/kit/PhoneText.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { AccountDetailsLink } from '../accounts/AccountDetailsLink.tsx'
import { AccountLink } from '../accounts/AccountLink.tsx'
import { Facts } from '../../frame/parts/Facts.tsx'
import { useMark } from './changes/fact-marks.tsx'
import { quoteStatusMarks } from './quote-status-marks.ts'

/** People and dates of a quote; its terms are shown next to it. */
export const QuoteFacts = ({ quote }: { readonly quote: Quote }) => {
  const mark = useMark()
  const status = mark('status')
  const { t, instant, day, label } = useFormats()
  const { declination, loss } = quote
  return (
    <Card
      title={t('quotes:details')}
      aside={<AccountDetailsLink accountId={quote.accountId} quoteId={quote.id} />}
    >
      <Facts
        facts={[
          [
            t('portal:field.company'),
            <AccountLink key="account" id={quote.accountId} name={quote.companyName} />,
            mark('company'),
          ],
          // The header shows it too.
          [t('quotes:field.status'), status && label(quoteStatusMarks.group, quote.status), status],
          [t('quotes:field.expires'), instant(quote.expiresOn)],
          [t('portal:field.created'), instant(quote.created)],
          [
            t('quotes:field.type'),
            label('quotes:option', quote.isRenewal ? 'renewal' : 'new_business'),
          ],
          [
            t('portal:field.policyHolder'),
            `${quote.customerFirstName} ${quote.customerLastName}`.trim(),
            mark('policyholder'),
          ],
          [t('portal:field.email'), quote.customerEmail, mark('email')],
          [
            t('portal:field.phone'),
            quote.customerPhone && (
              <PhoneText key="phone" region={quote.region} text={quote.customerPhone} />
            ),
            mark('phone'),
          ],
          [t('portal:field.agency'), quote.agencyName],
          [
            t('quotes:field.agent'),
            `${quote.agentFirstName} ${quote.agentLastName}`.trim(),
            mark('agent'),
          ],
          [t('quotes:field.needBy'), quote.needBy && day(quote.needBy), mark('needBy')],
          [t('quotes:field.underwriter'), quote.underwriterName, mark('underwriter')],
          [t('quotes:field.reviewReason'), quote.reviewReason],
          [t('quotes:field.lossReason'), loss && (loss.fillInReason ?? loss.reasonSummary)],
          [t('portal:reason.description'), loss?.reason],
          [t('portal:field.policyNumber'), quote.policyNumber],
          [
            t('quotes:underwriting.reason'),
            declination && (declination.fillInReason ?? declination.reasonSummary),
          ],
          [t('portal:reason.description'), declination?.reason],
        ]}
      />
    </Card>
  )
}
