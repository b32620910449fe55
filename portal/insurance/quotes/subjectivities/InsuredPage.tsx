import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import {
  openSubjectivityStatuses,
  type Subjectivity,
} from '#core/insurance/quotes/subjectivities/model.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../../frame/parts/FormPage.tsx'
import { LinkedRecord } from '../../../frame/parts/LinkedRecord.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { OpenItems } from './OpenItems.tsx'

const route = getRouteApi('/public/customer/quotes/$quoteId/subjectivities')

const isOpen = ({ status }: Subjectivity): boolean =>
  openSubjectivityStatuses.some((each) => each === status)

/** The page of open items, which the insured opens by a mailed link. */
export const InsuredPage = () => {
  const t = useWording('subjectivities', 'errors')
  const { api } = usePortal()
  const { quoteId: id } = route.useParams()
  const title = t('subjectivities:pageTitle')
  useTitle(title)
  const read = useCallback(
    (signal: AbortSignal) => api.call(listSubjectivities, { params: { id }, signal }),
    [api, id],
  )
  return (
    <LinkedRecord
      read={read}
      lines={8}
      title={t('subjectivities:cannotView')}
      closed={t('subjectivities:cannotViewLead')}
    >
      {({ content: items, timezone }, again) => (
        <FormPage
          title={title}
          lead={t(items.some(isOpen) ? 'subjectivities:leadPage' : 'subjectivities:nothing')}
        >
          <OpenItems quoteId={id} timezone={timezone} items={items} onAnswered={again} />
        </FormPage>
      )}
    </LinkedRecord>
  )
}
