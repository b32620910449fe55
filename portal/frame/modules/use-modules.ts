import { createContext, use } from 'react'
import type { ListScope, ScopeFilter, ShellParts } from './shell-parts.ts'

/** The modules' parts of the signed-in portal, in the order of the modules. */
export const ModulesContext = createContext<readonly ShellParts[]>([])

export const useModules = (): readonly ShellParts[] => use(ModulesContext)

const all: ScopeFilter = { values: [], isWaiting: false }

/** The teams that lists are filtered by; all where no module sets a filter. */
export const useListScope: ListScope = () => {
  const scope = useModules().find(({ listScope }) => listScope)?.listScope
  return scope?.() ?? all
}
