import { useLayoutEffect } from 'react'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { usePlatform } from '../react/use-platform.ts'

/** Replaces a failed feature with the error and a retry button. */
export function FeatureErrorView({
  retry,
  height,
  onMount,
}: {
  readonly retry: () => void
  /** Keeps the element's height, so that nothing on the page shifts. */
  readonly height: string
  readonly onMount: () => void
}) {
  const { t } = usePlatform().wording
  useLayoutEffect(onMount, [onMount])
  return (
    <div style={{ minHeight: height }}>
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
