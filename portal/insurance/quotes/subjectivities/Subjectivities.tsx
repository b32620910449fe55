import { useQuery } from '@tanstack/react-query'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { listSubjectivities } from '#core/insurance/quotes/subjectivities/endpoints.ts'
import { QueryFailed } from '../../../frame/parts/QueryFailed.tsx'
import { part } from '../../../frame/parts/part.tsx'
import { useCan } from '../../../frame/platform/use-can.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'

const SubjectivitiesCard = part(
  async () => (await import('./SubjectivitiesCard.tsx')).SubjectivitiesCard,
)

/** The subjectivities of a quote; hidden from agencies if there are none. */
export const Subjectivities = ({ quote }: { readonly quote: Quote }) => {
  const { queries } = usePortal()
  const can = useCan()
  const answer = useQuery(queries.options(listSubjectivities, { params: { id: quote.id } }))
  const items = answer.data?.content
  if (items === undefined) return <QueryFailed answer={answer} />
  if (items.length === 0 && !can('quote:review')) return null
  return <SubjectivitiesCard quote={quote} items={items} />
}
