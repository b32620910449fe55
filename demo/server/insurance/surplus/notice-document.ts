import type { AttestationTerms, Notice } from '#core/insurance/surplus/model.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { formatsOf } from '../../kernel/formats/formats.ts'
import type { ServerWording } from '../../kernel/wording.ts'
import { figuresOf } from './figures.ts'
import { brokerNameOf } from './licenses.ts'
import type { SurplusLicenseRecord } from './tables.ts'

/**
 * The notice with a quote's figures, as the attested bytes: plain text, so that anybody can hash it
 * again.
 */
export const noticeDocument = (
  wording: ServerWording,
  { notice, terms }: { readonly notice: Notice; readonly terms: AttestationTerms },
  quote: Quote,
  license: SurplusLicenseRecord,
): Uint8Array => {
  const { moneyWithCents, day, locale } = formatsOf(quote.region)
  const t = wording.in(locale)
  const figures = figuresOf(quote)
  const lines = [
    notice.title,
    t('surplus:version', { version: notice.version }),
    '',
    t('surplus:heading', { number: quote.quoteNumber, company: quote.companyName }),
    `${t('surplus:summary.effective')}: ${t('surplus:effectiveAt', { date: day(quote.effectiveDate) })}`,
    `${t('surplus:summary.premium')}: ${moneyWithCents(figures.premium)}`,
    `${t('surplus:summary.mgaFee')}: ${moneyWithCents(figures.mgaFee)}`,
    `${t('surplus:summary.brokerFee')}: ${moneyWithCents(figures.brokerFee)}`,
    `${t('surplus:summary.tax')}: ${moneyWithCents(figures.surplusLineTax)}`,
    `${t('surplus:summary.stamping')}: ${moneyWithCents(figures.surplusStampingFee)}`,
    `${t('surplus:summary.otherTaxes')}: ${moneyWithCents(figures.otherTaxes)}`,
    `${t('surplus:summary.total')}: ${moneyWithCents(figures.totalPremium)}`,
    `${t('surplus:summary.compliance')}: ${quote.agencyName}`,
    '',
    ...notice.paragraphs.flatMap((paragraph) => [paragraph, '']),
    t('surplus:brokerLine', {
      name: brokerNameOf(license),
      number: license.surplusLicenseNumber,
      state: license.surplusLinesState,
    }),
    '',
    terms.title,
    t('surplus:version', { version: terms.version }),
    '',
    ...terms.paragraphs.flatMap((paragraph) => [paragraph, '']),
    notice.attestation,
    '',
  ]
  return new TextEncoder().encode(lines.join('\n'))
}
