import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import { downloadComparison } from '#core/insurance/documents/comparison-endpoints.ts'
import { getComparison } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import type { SharedComparison as Shared } from '#core/insurance/quotes/cart/sharing.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { saveFile } from '../../../frame/actions/save-file.ts'
import { useShownAttempt } from '../../../frame/actions/use-shown-attempt.ts'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { ComparisonTable } from '#widgets/quote-cart/ComparisonTable.tsx'
import { SharedHead } from './SharedHead.tsx'
import styles from './shared-comparison.styles.css'

const route = getRouteApi('/public/quote/comparison/$id')

/** Variations that a broker shared with the policyholder, who opened them by a security code. */
export const SharedComparison = () => {
  const css = useStyles(styles)
  const t = useWording('cart', 'coverages', 'rating')
  const { api } = usePortal()
  const { id: comparisonId } = route.useParams()
  const [comparison, setComparison] = useState<Shared>()
  const [failure, setFailure] = useState<ClientError>()
  const { busy, failure: refused, attempt } = useShownAttempt<'file'>()
  useTitle(t('cart:shared.title'))

  useEffect(() => {
    const control = new AbortController()
    api
      .call(getComparison, { params: { comparisonId }, signal: control.signal })
      .then(setComparison, (error: unknown) => {
        if (!isCancelled(error) && error instanceof ClientError) setFailure(error)
      })
    return () => control.abort()
  }, [api, comparisonId])

  if (failure !== undefined) {
    const isClosed = [401, 403, 404].includes(failure.status)
    return (
      <MessagePage
        title={t('cart:shared.cannotView')}
        lead={isClosed ? t('cart:shared.cannotViewLead') : failure.message}
      />
    )
  }
  if (comparison === undefined) return <Skeleton lines={12} />

  const download = () =>
    attempt('file', async () =>
      saveFile(await api.call(downloadComparison, { params: { comparisonId } })),
    )

  const { companyName, agencyName, agentName, agentEmail, agentPhone, variations } = comparison
  return (
    <section className={css['page']}>
      <h1 className={css['title']}>{t('cart:shared.heading', { company: companyName })}</h1>
      <p className={css['lead']}>
        {t('cart:shared.lead', { agency: agencyName, agent: agentName })}{' '}
        <a href={`mailto:${agentEmail}`}>{agentEmail}</a>
        {agentPhone && `, ${agentPhone}`}
      </p>
      {refused && <Notice tone="error">{refused.message}</Notice>}
      <p>
        <Button icon="download" busy={busy !== undefined} onClick={() => void download()}>
          {t('cart:download')}
        </Button>
      </p>
      <ComparisonTable items={variations} Head={SharedHead} />
    </section>
  )
}
