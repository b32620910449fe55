import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { BackLink } from '../../frame/parts/BackLink.tsx'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { Screen } from '../../frame/parts/Screen.tsx'
import { useTitle } from '../../frame/shell/use-title.ts'
import styles from './payment.styles.css'

const route = getRouteApi('/$persona/policies/$policyId/pay')

/** The payment page for signed-in policyholders. */
export const PayPolicy = () => {
  const css = useStyles(styles)
  const t = useWording('portal', 'payment')
  const { policyId } = route.useParams()
  const attributes = useMemo(() => ({ 'policy-id': policyId }), [policyId])
  useTitle(t('payment:pageTitle'))
  return (
    <Screen back={<BackLink label={t('policies:back')} />} title={t('payment:pageTitle')}>
      <div className={css['body']}>
        <Suspense fallback={<Skeleton lines={8} height="2.4em" />}>
          <ElementMount tag="parapet-payment-page" attributes={attributes} />
        </Suspense>
      </div>
    </Screen>
  )
}
