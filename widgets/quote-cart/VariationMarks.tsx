import { isIndication } from '#core/insurance/quotes/statuses.ts'
import { Badge } from '../kit/Badge.tsx'
import { useWording } from '../react/use-wording.ts'

/** Marks the strengths of a variation, and an indication. */
export function VariationMarks({
  item,
  isCheapest,
  isWidest,
}: {
  readonly item: { readonly status: string }
  readonly isCheapest: boolean
  readonly isWidest: boolean
}) {
  const t = useWording('cart')
  return (
    <>
      {isIndication(item) && <Badge tone="warning">{t('cart:indication.mark')}</Badge>}
      {isCheapest && <Badge tone="success">{t('cart:cheapest')}</Badge>}
      {isWidest && <Badge tone="accent">{t('cart:widest')}</Badge>}
    </>
  )
}
