import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { clearLinkDrafts } from '#core/foundation/storage/link-drafts.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { errorShape } from '../../frame/elements/event-shapes.ts'
import { removeFileDraftsOf } from '../../frame/forms/file-drafts.ts'
import { ElementPage } from '../../frame/parts/ElementPage.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ensureSession } from '../../frame/platform/ensure-session.ts'
import { verifiedAddress, verifiedShape } from './verified-code.ts'

const route = getRouteApi('/public/validate/$workflowId')

/** Opens one record by the six-digit code of a mail (spec 1 §2). */
export const Validate = () => {
  const t = useWording('security-code')
  const portal = usePortal()
  const { workflowId } = route.useParams()
  const attributes = useMemo(() => ({ 'workflow-id': workflowId }), [workflowId])
  const { history, navigate } = useRouter()
  const viewer = useRef<Awaited<ReturnType<typeof ensureSession>>>(undefined)

  useEffect(() => {
    // Finds the signed-in user before the record's token replaces theirs.
    void ensureSession(portal).then((user) => (viewer.current = user))
  }, [portal])

  const events = useMemo(
    () => ({
      'parapet-code-verified': (detail: unknown) => {
        const parsed = verifiedShape.safeParse(detail)
        // The code is used up, so going back must not show this page.
        if (parsed.success) history.replace(verifiedAddress(parsed.data, viewer.current))
      },
      'parapet-error': (detail: unknown) => {
        const parsed = errorShape.safeParse(detail)
        if (!parsed.success) return
        const { status } = parsed.data
        if (status === 401) void navigate({ to: '/login', search: {} })
        if (status === 404) {
          // Drafts expire with their link.
          clearLinkDrafts(portal.host.device, workflowId)
          void removeFileDraftsOf(workflowId)
        }
      },
    }),
    [history, navigate, portal, workflowId],
  )
  return (
    <ElementPage
      title={t('security-code:title')}
      lines={6}
      tag="parapet-security-code"
      attributes={attributes}
      events={events}
    />
  )
}
