import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import {
  openSubjectivityStatuses,
  type Subjectivity,
} from '#core/insurance/quotes/subjectivities/model.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/reading.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../../frame/parts/FormPage.tsx'
import { MessagePage } from '../../../frame/parts/MessagePage.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useTitle } from '../../../frame/shell/use-title.ts'
import { AskedList } from './AskedList.tsx'

const route = getRouteApi('/public/customer/quotes/$quoteId/subjectivities')

const closedStatuses: readonly number[] = [401, 403, 404]

/** What a quote still needs of its insured, who comes by the link of a mail. */
export const InsuredPage = () => {
  const t = useWording('subjectivities', 'errors')
  const { api } = usePortal()
  const { quoteId: id } = route.useParams()
  const [items, setItems] = useState<readonly Subjectivity[]>()
  const [failure, setFailure] = useState<ClientError>()
  const title = t('subjectivities:pageTitle')
  useTitle(title)

  const read = useCallback(
    async (signal?: AbortSignal) =>
      (await api.call(listSubjectivities, { params: { id }, ...(signal && { signal }) })).content,
    [api, id],
  )
  useEffect(() => {
    const control = new AbortController()
    read(control.signal).then(setItems, (error: unknown) => {
      if (!isCancelled(error) && error instanceof ClientError) setFailure(error)
    })
    return () => control.abort()
  }, [read])

  if (failure !== undefined)
    return (
      <MessagePage
        title={t('subjectivities:cannotView')}
        lead={
          closedStatuses.includes(failure.status)
            ? t('subjectivities:cannotViewLead')
            : failure.message
        }
      />
    )
  if (items === undefined) return <Skeleton lines={8} />
  const isDone = items.every(
    ({ status }) => !openSubjectivityStatuses.some((each) => each === status),
  )
  return (
    <FormPage title={title} lead={t(isDone ? 'subjectivities:nothing' : 'subjectivities:leadPage')}>
      <AskedList
        quoteId={id}
        items={items}
        onAnswered={() => void read().then(setItems, () => undefined)}
      />
    </FormPage>
  )
}
