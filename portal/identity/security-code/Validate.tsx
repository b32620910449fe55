import { getRouteApi, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementMount } from '../../frame/elements/ElementMount.tsx'
import { errorShape, verifiedShape } from '../../frame/elements/event-shapes.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ensureSession } from '../../frame/platform/ensure-session.ts'
import { useTitle } from '../../frame/shell/use-title.ts'
import { afterCode } from './after-code.ts'
import styles from './validate.styles.css'

const route = getRouteApi('/public/validate/$workflowId')

/** Opens one record by the six digits from a mail (spec 1 §2). */
export const Validate = () => {
  const css = useStyles(styles)
  const t = useWording('security-code')
  const portal = usePortal()
  const { workflowId } = route.useParams()
  const attributes = useMemo(() => ({ 'workflow-id': workflowId }), [workflowId])
  const { history, navigate } = useRouter()
  const viewer = useRef<Awaited<ReturnType<typeof ensureSession>>>(undefined)

  useEffect(() => {
    // Finds the signed-in user before the record's own token takes their place.
    void ensureSession(portal).then((user) => (viewer.current = user))
  }, [portal])

  const events = useMemo(
    () => ({
      'parapet-code-verified': (detail: unknown) => {
        const parsed = verifiedShape.safeParse(detail)
        // The code is used: going back must not show it again.
        if (parsed.success) history.replace(afterCode(parsed.data, viewer.current))
      },
      'parapet-error': (detail: unknown) => {
        const parsed = errorShape.safeParse(detail)
        if (parsed.success && parsed.data.status === 401)
          void navigate({ to: '/login', search: {} })
      },
    }),
    [history, navigate],
  )
  useTitle(t('security-code:title'))
  return (
    <div className={css['page']}>
      <h1 className={css['title']}>{t('security-code:title')}</h1>
      <Suspense fallback={<Skeleton lines={6} height="2.4em" />}>
        <ElementMount tag="parapet-security-code" attributes={attributes} events={events} />
      </Suspense>
    </div>
  )
}
