import type { ListScope, ScopeFilter } from '../modules/list-scope.ts'
import { useModules } from '../modules/use-modules.ts'

const all: ScopeFilter = { values: [], isWaiting: false }

/** The teams that lists are filtered by; all where no module sets a filter. */
export const useListScope: ListScope = () => {
  const scope = useModules().find(({ listScope }) => listScope)?.listScope
  return scope?.() ?? all
}
