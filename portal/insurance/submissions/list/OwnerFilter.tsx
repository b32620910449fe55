import { useQuery } from '@tanstack/react-query'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { PeopleFilter } from '../../../frame/tables/PeopleFilter.tsx'
import type { FilterProps } from '../../../frame/tables/definition.ts'
import { useProfile } from '../../../frame/shell/use-profile.ts'

/** Submissions by who works on them. Whoever can be assigned some is offered their own, also with none. */
export const OwnerFilter = (props: FilterProps) => {
  const { queries } = usePortal()
  const { id: me } = useProfile()
  const { data } = useQuery(queries.options(getSubmissionOptions))
  const owners = data?.owners ?? []
  const own = (data?.assignees ?? []).filter(({ id }) => id === me)
  const others = owners.filter(({ id }) => id !== me || own.length === 0)
  return <PeopleFilter people={[...own, ...others]} {...props} />
}
