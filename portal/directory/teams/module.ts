import type { Module } from '../../frame/modules/module.ts'
import { TeamSelector } from './TeamSelector.tsx'
import { useTeamFilter } from './use-teams.ts'

/** The team in the header, which narrows every list. */
export const teamsModule: Module = { HeaderPart: TeamSelector, listScope: useTeamFilter }
