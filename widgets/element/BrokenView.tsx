import { useLayoutEffect } from 'react'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { usePlatform } from '../react/use-platform.ts'

/** Instead of a feature that broke: what happened and a way on. */
export function BrokenView({
  retry,
  height,
  onArrival,
}: {
  readonly retry: () => void
  /** What the element takes on the page stays taken: nothing jumps. */
  readonly height: string
  readonly onArrival: () => void
}) {
  const { t } = usePlatform().wording
  useLayoutEffect(onArrival, [onArrival])
  return (
    <div part="error" style={{ minHeight: height }}>
      <Notice
        tone="error"
        title={t('element:failed.title')}
        actions={<Button onClick={retry}>{t('element:retry')}</Button>}
      >
        {t('element:failed.text')}
      </Notice>
    </div>
  )
}
