import { useEffect, useState } from 'react'
import { callsWithoutNotification } from '#core/platform/api/call-options.ts'
import { createDraftStore, type DraftStore } from '#core/insurance/quotes/wizard/draft-store.ts'
import { isUnanswered } from '#core/platform/version/server-state.ts'
import { waitForServer, type ServerWait } from '#core/platform/version/wait-for-server.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { WizardSubject } from '../../wizard-paths.ts'

/** A loaded draft, or a retry. */
type OpenedDraft = { readonly store: DraftStore } | { readonly retry: () => void }

/** The draft of a wizard; undefined while it loads. */
export const useDraft = ({
  accountId,
  product,
  policyId,
}: WizardSubject): OpenedDraft | undefined => {
  const portal = usePortal()
  const user = useStore(portal.session.$user)
  const userId = user?.id ?? ''
  const [opened, setOpened] = useState<OpenedDraft>()
  useEffect(() => {
    let isUnmounted = false
    const services = { ...portal, api: callsWithoutNotification(portal.api) }
    const store = createDraftStore(services, { userId, accountId, product, policyId })
    const show = (next: OpenedDraft | undefined): void => {
      if (!isUnmounted) setOpened(next)
    }
    let outage: ServerWait | undefined
    const open = (): void => {
      outage?.stop()
      show(undefined)
      store.open().then(
        () => show({ store }),
        (error: unknown) => {
          show({ retry: open })
          // After an outage, it opens by itself.
          if (!isUnmounted && isUnanswered(error))
            outage = waitForServer(portal, async () => {
              open()
            })
        },
      )
    }
    open()
    return () => {
      isUnmounted = true
      outage?.stop()
      setOpened(undefined)
      store.stop()
    }
  }, [portal, userId, accountId, product, policyId])
  return opened
}
