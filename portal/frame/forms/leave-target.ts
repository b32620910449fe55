/** What a navigation leaves: the screen, or one of its tabs. */
export type LeaveTarget = 'screen' | 'tab'

interface Place {
  readonly pathname: string
  readonly search: object
}

const tabOf = ({ search }: Place): unknown => ('tab' in search ? search.tab : undefined)

/**
 * What a navigation between two addresses leaves; undefined for sorting a table or opening a
 * dialog.
 */
export const leaveTarget = (current: Place, next: Place): LeaveTarget | undefined => {
  if (current.pathname !== next.pathname) return 'screen'
  return tabOf(current) === tabOf(next) ? undefined : 'tab'
}
