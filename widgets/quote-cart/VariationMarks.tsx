import { Badge } from '../kit/Badge.tsx'
import { useWording } from '../react/use-wording.ts'

/** What a variation is best at. */
export function VariationMarks({
  isCheapest,
  isWidest,
}: {
  readonly isCheapest: boolean
  readonly isWidest: boolean
}) {
  const t = useWording('cart')
  return (
    <>
      {isCheapest && <Badge tone="success">{t('cart:cheapest')}</Badge>}
      {isWidest && <Badge tone="accent">{t('cart:widest')}</Badge>}
    </>
  )
}
