import { lazy, Suspense, useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { useWording } from '../react/use-wording.ts'

/** Loaded when it is asked. */
const DiscardDialog = lazy(async () => ({
  default: (await import('./DiscardDialog.tsx')).DiscardDialog,
}))

/** The button that discards unsaved input, after asking. */
export function CancelButton() {
  const t = useWording('common')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('common:action.cancel')}</Button>
      {isAsking && (
        <Suspense>
          <DiscardDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
