import { ownTermsOf } from '#core/insurance/products/own-terms.ts'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import { formatsOf } from '../../../kernel/formats/formats.ts'
import type { Services } from '../../../kernel/services.ts'
import { indicationText, mailContext, markedSubject } from '../mail/mail-context.ts'
import type { VariationToShare } from './shared-comparison.ts'

/**
 * Mails quotes in the caller's transaction: to their policyholder with a link to the comparison, to their
 * agent without one.
 */
export const mailVariations = async (
  services: Services,
  shared: readonly [VariationToShare, ...VariationToShare[]],
  link: string | undefined,
): Promise<void> => {
  const [{ record }] = shared
  const { region, t, params, dashboard } = await mailContext(services, record)
  const { money } = formatsOf(record.region)
  const variations = shared
    .map(({ record: each, name }) => {
      const variation = t(
        // a variation without a name has its number
        name === each.quoteNumber ? 'mails:variationUnnamed' : 'mails:variation',
        {
          name,
          number: each.quoteNumber,
          totalPremium: money(each.totalPremium),
          limit: money(each.limit),
          deductible: money(each.deductible),
        },
        ownTermsOf(each.product),
      )
      return isIndication(each) ? t('mails:indication.variation', { variation }) : variation
    })
    .join('\n')
  const records = shared.map((each) => each.record)
  const indication = indicationText(t, records)
  const filled = {
    ...params,
    variations,
    indication,
    count: shared.length,
    link: link ?? dashboard,
  }
  const isToCustomer = link !== undefined
  await services.send({
    region,
    to: isToCustomer ? record.customerEmail : record.agentEmail,
    via: 'email',
    subject: markedSubject(
      t,
      records,
      t(
        isToCustomer ? 'mails:variations.customer.subject' : 'mails:variations.agent.subject',
        filled,
      ),
    ),
    text: t(
      isToCustomer ? 'mails:variations.customer.text' : 'mails:variations.agent.text',
      filled,
    ),
  })
}
