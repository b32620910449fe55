import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { downloadComparison } from '#core/insurance/documents/endpoints.ts'
import { getComparison } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import type { SharedComparison as Shared } from '#core/insurance/quotes/cart/sharing.ts'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { saveFile } from '#widgets/kit/save-file.ts'
import { PhoneText } from '#widgets/kit/PhoneText.tsx'
import { useStore } from '#widgets/react/use-store.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../../frame/actions/use-attempt.ts'
import { LinkedRecord } from '../../../frame/parts/LinkedRecord.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { ComparisonTable } from '#widgets/quote-cart/ComparisonTable.tsx'
import { SharedConditions } from './SharedConditions.tsx'
import { SharedHead } from './SharedHead.tsx'
import styles from './shared-comparison.styles.css'

const route = getRouteApi('/public/quote/comparison/$id')

const ComparisonOf = ({ comparison }: { readonly comparison: Shared }) => {
  const css = useStyles(styles)
  const t = useWording('cart')
  const { api, region } = usePortal()
  const here = useStore(region.$region)
  const { id: comparisonId } = route.useParams()
  const { busy, failure, attempt } = useInlineAttempt<'file'>()
  const download = () =>
    attempt('file', async () =>
      saveFile(await api.call(downloadComparison, { params: { comparisonId } })),
    )

  const { companyName, agencyName, agentName, agentEmail, agentPhone, variations } = comparison
  return (
    <section className={css['page']}>
      <h1 className={css['title']}>
        {t('cart:shared.heading', { company: companyName, count: variations.length })}
      </h1>
      <p className={css['lead']}>
        {t('cart:shared.lead', { agency: agencyName, agent: agentName })}{' '}
        <a href={`mailto:${agentEmail}`}>{agentEmail}</a>
        {agentPhone && (
          <>
            , <PhoneText region={here} text={agentPhone} />
          </>
        )}
      </p>
      {variations.some((each) => isIndication(each)) && (
        <Notice tone="warning" title={t('cart:indication.mark')}>
          {t('cart:indication.lead')}
        </Notice>
      )}
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <p>
        <Button icon="download" busy={busy !== undefined} onClick={() => void download()}>
          {t('cart:download')}
        </Button>
      </p>
      {variations.map((variation) => (
        <SharedConditions key={variation.id} variation={variation} />
      ))}
      <ComparisonTable items={variations} Head={SharedHead} />
    </section>
  )
}

/** Variations that a broker shared with the policyholder, opened by a security code. */
export const SharedComparison = () => {
  const t = useWording('cart', 'coverages', 'rating')
  const { api } = usePortal()
  const { id: comparisonId } = route.useParams()
  useTitle(t('cart:shared.title'))
  const read = useCallback(
    (signal: AbortSignal) => api.call(getComparison, { params: { comparisonId }, signal }),
    [api, comparisonId],
  )
  return (
    <LinkedRecord
      read={read}
      lines={12}
      title={t('cart:shared.cannotView')}
      closed={t('cart:shared.cannotViewLead')}
    >
      {(comparison) => <ComparisonOf comparison={comparison} />}
    </LinkedRecord>
  )
}
