import { useQuery } from '@tanstack/react-query'
import { getSubmissionOptions } from '#core/insurance/submissions/endpoints.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { useProfile } from '../../../frame/shell/use-profile.ts'
import type { PeopleProps } from '../../../frame/tables/definition.ts'

/** Who works on submissions. Whoever can be assigned some is offered their own, also with none. */
export const Owners = ({ children }: PeopleProps) => {
  const { queries } = usePortal()
  const { id: me } = useProfile()
  const { owners = [], assignees = [] } = useQuery(queries.options(getSubmissionOptions)).data ?? {}
  const own = assignees.filter(({ id }) => id === me)
  return children([...own, ...owners.filter(({ id }) => id !== me || own.length === 0)])
}
