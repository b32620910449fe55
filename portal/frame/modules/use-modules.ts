import { createContext, use } from 'react'
import type { ShellParts } from './shell-parts.ts'

/** What the modules add to the signed-in portal, in the order of the modules. */
export const ModulesContext = createContext<readonly ShellParts[]>([])

export const useModules = (): readonly ShellParts[] => use(ModulesContext)
