import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getRenewal } from '#core/insurance/quotes/renewal/endpoints.ts'
import type { RenewalSummary } from '#core/insurance/quotes/renewal/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { coverages } from '#core/insurance/products/coverages.ts'
import { useCoverageName } from '#widgets/quote-calculator/coverages/use-coverage-text.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { quoteAddress } from '../../quote-path.ts'
import { renewalRows } from './renewal-rows.ts'
import { useWizard } from './wizard-context.ts'
import styles from './wizard.styles.css'

const Years = ({ renewal }: { readonly renewal: RenewalSummary }) => {
  const css = useStyles(styles)
  const formats = useFormats()
  const t = useWording('wizard', 'rating', 'coverages')
  const coverageName = useCoverageName()
  const coverage = (id: string) => {
    const known = coverages.find((each) => String(each.id) === id)
    return known === undefined ? id : coverageName(known)
  }
  const rows = renewalRows(renewal, { ...formats, t, coverage })
  return (
    <Card title={t('wizard:renewal.title', { number: renewal.policyNumber })} flush>
      <div className={css['frame']}>
        <table className={css['table']}>
          <thead>
            <tr>
              <th scope="col">{t('wizard:renewal.fact')}</th>
              <th scope="col">{t('wizard:renewal.before')}</th>
              <th scope="col">{t('wizard:renewal.now')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, before, now }) => (
              <tr key={name} data-changed={before === now ? undefined : ''}>
                <th scope="row">{name}</th>
                <td>{before}</td>
                <td>
                  {now}
                  {before !== now && <> ({t('wizard:renewal.changed')})</>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** The differences from last year, side by side. */
export const SummaryStep = () => {
  const css = useStyles(styles)
  const { t, day } = useFormats()
  const wording = useWording('wizard')
  const { queries } = usePortal()
  const { id } = usePersona()
  const { subject, next } = useWizard()
  const answer = useQuery(
    queries.options(getRenewal, { params: { policyId: subject.policyId ?? '' } }),
  )
  const renewal = answer.data
  if (renewal === undefined) {
    return answer.isPending ? (
      <Skeleton lines={12} height="2.4em" />
    ) : (
      <QueryFailed answer={answer} />
    )
  }
  const { barrier, quote, noPrice, renewedBy } = renewal
  const date = day(barrier === 'TOO_EARLY' ? renewal.opensOn : renewal.endDate)
  return (
    <>
      {barrier !== null && (
        <Notice
          tone="warning"
          title={t(`quotes:renewal.closed.${barrier}`, {
            date,
            number: renewedBy?.policyNumber ?? '',
          })}
          quiet
        />
      )}
      {quote !== null && (
        <Notice tone="info" title={wording('wizard:renewal.open')} quiet>
          <Link to={quoteAddress(quote, `/${id}`)}>{quote.quoteNumber}</Link>
        </Notice>
      )}
      {noPrice !== undefined && (
        <Notice tone="warning" title={wording('wizard:renewal.noPrice')} quiet>
          {noPrice}
        </Notice>
      )}
      <Years renewal={renewal} />
      <div className={css['actions']}>
        <Button variant="primary" aria-disabled={barrier !== null} onClick={() => next()}>
          {wording('wizard:action.continue')}
        </Button>
      </div>
    </>
  )
}
