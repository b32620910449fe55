import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'
import type { TableFilter } from './definition.ts'

/** The options of a filter that the viewer is offered: staff all, others those of their region. */
export const useOfferedOptions = ({ options, inRegion }: TableFilter): readonly string[] => {
  const { region, session } = usePortal()
  const here = useStore(region.$region)
  const isStaff = useStore(session.$user)?.isStaff
  return inRegion === undefined || isStaff ? options : inRegion(here)
}
