import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementPage } from '../../frame/parts/ElementPage.tsx'

const route = getRouteApi('/public/quote/$id/attest-surplus-notice')

/** The page where a licensed broker attests a surplus lines notice by a link (spec 2 §2). */
export const AttestSurplusNotice = () => {
  const t = useWording('surplus')
  const { id } = route.useParams()
  const attributes = useMemo(() => ({ 'quote-id': id, variant: 'sign' }), [id])
  return (
    <ElementPage
      title={t('surplus:title')}
      isWide
      lines={14}
      tag="parapet-surplus-attestation"
      attributes={attributes}
    />
  )
}
