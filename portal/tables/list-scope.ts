import { useModules } from '../modules/use-modules.ts'

/** A filter that a list takes from outside its table. */
export interface ScopeFilter {
  /** Nothing for all. */
  readonly values: readonly string[]
  /** Not known yet: the list waits. */
  readonly isWaiting: boolean
}

export type ListScope = () => ScopeFilter

const all: ScopeFilter = { values: [], isWaiting: false }

/** The teams that lists narrow to; all where no module says otherwise. */
export const useListScope: ListScope = () => {
  const scope = useModules().find(({ listScope }) => listScope)?.listScope
  return scope?.() ?? all
}
