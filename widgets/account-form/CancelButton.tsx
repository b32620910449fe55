import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useWording } from '../react/use-wording.ts'

const load = () => import('./DiscardDialog.tsx')

const DiscardDialog = lazy(async () => ({ default: (await load()).DiscardDialog }))

/** Discards unsaved input after a confirmation, which loads on demand. */
export function CancelButton() {
  const t = useWording('account-form', 'common')
  const [stage, setStage] = useState<'closed' | 'asking' | 'unreachable'>('closed')
  useEffect(() => {
    load().catch(() => undefined)
  }, [])
  // when offline, the form stays as it is
  const ask = () => {
    load().then(
      () => setStage('asking'),
      () => setStage('unreachable'),
    )
  }
  return (
    <>
      <Button onClick={ask}>{t('common:action.cancel')}</Button>
      {stage === 'asking' && (
        <Suspense>
          <DiscardDialog onClose={() => setStage('closed')} />
        </Suspense>
      )}
      {stage === 'unreachable' && <Notice tone="error">{t('account-form:failure.network')}</Notice>}
    </>
  )
}
