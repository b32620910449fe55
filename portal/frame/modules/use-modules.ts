import { createContext, use } from 'react'
import type { Module } from './module.ts'

/** The modules of the signed-in portal. */
export const ModulesContext = createContext<readonly Module[]>([])

export const useModules = (): readonly Module[] => use(ModulesContext)
