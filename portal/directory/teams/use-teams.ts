import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { searchTeams } from '#core/directory/teams/endpoints.ts'
import { allTeams, type Team } from '#core/directory/teams/model.ts'
import { chosenTeam, teamChoices, teamValues } from '#core/directory/teams/rules.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { usePersona } from '../../frame/personas/use-persona.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { profileStaleTime } from '../../frame/shell/profile-stale-time.ts'

/** The teams to choose from, and the active one. */
export interface Teams {
  readonly choices: readonly Team[]
  readonly chosen: Team | undefined
  /** Whether the active team is still loading. */
  readonly isWaiting: boolean
}

const none: readonly Team[] = []

/** The teams of the current account that the token covers. */
export const useTeams = (): Teams => {
  const t = useWording('impersonation')
  const { queries, session, settings } = usePortal()
  const { features } = usePersona()
  const user = useStore(session.$user)
  const { team } = useStore(settings.$settings)
  const hasTeams = features.includes('teams')
  const { data, isPending } = useQuery({
    ...queries.options(searchTeams, { query: {} }),
    staleTime: profileStaleTime,
    enabled: hasTeams,
  })
  const realm = user?.realm ?? 'ACCOUNT'
  const name = t('impersonation:team.all')
  return useMemo(() => {
    const teams = data?.content ?? none
    const choices = hasTeams && teams.length > 0 ? teamChoices(realm, teams, name) : none
    // `All` needs no list.
    const isKnown = realm === 'ACCOUNT' && team === allTeams
    return {
      choices,
      chosen: chosenTeam(choices, team),
      isWaiting: hasTeams && isPending && !isKnown,
    }
  }, [data, hasTeams, isPending, realm, team, name])
}

/** The value of a list's `team` filter; undefined for All. */
export const useTeamFilter = (): {
  readonly values: readonly string[]
  readonly isWaiting: boolean
} => {
  const { chosen, isWaiting } = useTeams()
  return { values: teamValues(chosen), isWaiting }
}
