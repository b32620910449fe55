import { createContext, use } from 'react'
import type { ShellParts } from './shell-parts.ts'

/** The modules' parts of the signed-in portal, in the order of the modules. */
export const ModulesContext = createContext<readonly ShellParts[]>([])

export const useModules = (): readonly ShellParts[] => use(ModulesContext)
