import type { ShellParts } from '../../frame/modules/shell-parts.ts'
import { TeamSelector } from './TeamSelector.tsx'
import { useTeamFilter } from './use-teams.ts'

/** The team selector in the header, which filters every list. */
export const teamsShell: ShellParts = { HeaderPart: TeamSelector, listScope: useTeamFilter }
