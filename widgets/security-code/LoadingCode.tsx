import { Skeleton } from '../kit/Skeleton.tsx'
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx'
import { useWording } from '../react/use-wording.ts'

/** Gray bars in place of title, text, field and button. */
export function LoadingCode() {
  const t = useWording('security-code')
  return (
    <>
      <VisuallyHidden live>{t('security-code:loading')}</VisuallyHidden>
      <Skeleton height="1.75em" width="60%" />
      <Skeleton lines={2} />
      <Skeleton height="3.5em" />
      <Skeleton height="2.25em" />
    </>
  )
}
