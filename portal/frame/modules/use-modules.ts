import { createContext, use } from 'react'
import type { ListScope, ScopeFilter, ShellParts } from './shell-parts.ts'

/** The shell parts of all modules, in module order. */
export const ModulesContext = createContext<readonly ShellParts[]>([])

export const useModules = (): readonly ShellParts[] => use(ModulesContext)

const all: ScopeFilter = { values: [], isWaiting: false }

/** The teams that lists are filtered by; all when no module sets a filter. */
export const useListScope: ListScope = () => {
  const scope = useModules().find(({ listScope }) => listScope)?.listScope
  return scope?.() ?? all
}
