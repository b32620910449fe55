import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useWording } from '#widgets/react/use-wording.ts'
import { ElementPage } from '../../frame/parts/ElementPage.tsx'

const route = getRouteApi('/public/policy/$id/accountant-payment')

/** The payment page of a policy, opened by a security code (spec 1 §2). */
export const Payment = () => {
  const t = useWording('payment')
  const { id } = route.useParams()
  const { workflowId } = route.useSearch()
  const attributes = useMemo(
    () => ({
      'policy-id': id,
      ...(workflowId === undefined ? {} : { 'workflow-id': workflowId }),
    }),
    [id, workflowId],
  )
  return (
    <ElementPage
      title={t('payment:pageTitle')}
      isWide
      lines={8}
      tag="parapet-payment-page"
      attributes={attributes}
    />
  )
}
