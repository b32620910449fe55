/** The scope that a navigation leaves: the screen, or one of its tabs. */
export type NavigationScope = 'screen' | 'tab'

interface Address {
  readonly pathname: string
  readonly search: object
}

const tabOf = ({ search }: Address): unknown => ('tab' in search ? search.tab : undefined)

/**
 * The scope that a navigation between two addresses leaves; undefined for sorting a table or
 * opening a dialog.
 */
export const navigationScope = (current: Address, next: Address): NavigationScope | undefined => {
  if (current.pathname !== next.pathname) return 'screen'
  return tabOf(current) === tabOf(next) ? undefined : 'tab'
}
