import { useEffect, useState } from 'react'
import { createDraftStore, type DraftStore } from '#core/insurance/quotes/wizard/draft-store.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { WizardSubject } from './wizard-paths.ts'

/** The draft of a wizard, once it is read; `failed` where it could not be. */
export const useDraft = ({ accountId, product, policyId }: WizardSubject) => {
  const portal = usePortal()
  const user = useStore(portal.session.$user)
  const userId = user?.id ?? ''
  const [opened, setOpened] = useState<{ store: DraftStore } | 'failed'>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    const store = createDraftStore(portal, { userId, accountId, product, policyId })
    store.open().then(
      () => !isLeft && setOpened({ store }),
      () => !isLeft && setOpened('failed'),
    )
    return () => {
      isLeft = true
      setOpened(undefined)
      store.stop()
    }
  }, [portal, userId, accountId, product, policyId, tries])
  return { opened, retry: () => setTries((count) => count + 1) }
}
