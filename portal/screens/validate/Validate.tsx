import { getRouteApi, useRouter } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementMount } from '../../elements/ElementMount.tsx'
import { verifiedShape } from '../../elements/event-shapes.ts'
import { useTitle } from '../../shell/use-title.ts'
import styles from '../payment/payment.sheet.css'

const route = getRouteApi('/public/validate/$workflowId')

/** The six digits from a mail open one record (spec 1 §2). */
export const Validate = () => {
  const css = useStyles(styles)
  const t = useWording('public')
  const { workflowId } = route.useParams()
  const attributes = useMemo(() => ({ 'workflow-id': workflowId }), [workflowId])
  const { history } = useRouter()
  const events = useMemo(
    () => ({
      'parapet-code-verified': (detail: unknown) => {
        const told = verifiedShape.safeParse(detail)
        // The used code leads nowhere: going back must not show it again.
        if (told.success) history.replace(told.data.redirectURL)
      },
    }),
    [history],
  )
  useTitle(t('public:validate.title'))
  return (
    <div className={css['public']}>
      <h1 className={css['title']}>{t('public:validate.title')}</h1>
      <Suspense fallback={<Skeleton lines={6} height="2.4em" />}>
        <ElementMount tag="parapet-security-code" attributes={attributes} events={events} />
      </Suspense>
    </div>
  )
}
