import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementPage } from '../../../frame/parts/ElementPage.tsx'

const route = getRouteApi('/public/quote/$id/request-to-bind/$product')

/** The review of a wholesale quote by its link (spec 2 §2). */
export const ReviewQuote = () => {
  const t = useWording('quote-review')
  const { id } = route.useParams()
  const attributes = useMemo(() => ({ 'quote-id': id }), [id])
  return (
    <ElementPage
      title={t('quote-review:title')}
      isWide
      lines={14}
      tag="parapet-quote-review"
      attributes={attributes}
    />
  )
}
