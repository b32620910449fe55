import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'
import styles from './payment.styles.css'

const route = getRouteApi('/public/policy/$id/accountant-payment')

/** The payment page of a policy, opened by a security code (spec 1 §2). */
export const Payment = () => {
  const css = useStyles(styles)
  const t = useWording('payment')
  const { id } = route.useParams()
  const { workflowId } = route.useSearch()
  const attributes = useMemo(
    () => ({
      'policy-id': id,
      ...(workflowId === undefined ? {} : { 'workflow-id': workflowId }),
    }),
    [id, workflowId],
  )
  useTitle(t('payment:pageTitle'))
  return (
    <div className={css['public']}>
      <h1 className={css['title']}>{t('payment:pageTitle')}</h1>
      <Suspense fallback={<Skeleton lines={8} height="2.4em" />}>
        <ElementMount tag="parapet-payment-page" attributes={attributes} />
      </Suspense>
    </div>
  )
}
