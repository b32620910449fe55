import { allTeams, type Team } from './model.ts'

/** The entry for users who see the whole account (spec 1 §3). */
const everyTeam = (name: string): Team => ({ id: allTeams, name, meta: { isDefault: false } })

/** The selectable teams, preceded by All if the token covers the whole account (spec 1 §6). */
export const teamChoices = (
  realm: 'ACCOUNT' | 'TEAM' | 'unknown',
  teams: readonly Team[],
  allName: string,
): readonly Team[] => (realm === 'ACCOUNT' ? [everyTeam(allName), ...teams] : teams)

/**
 * The active team: the chosen one if it is still available, else All, else the default team. A
 * choice made in another account matches no team here.
 */
export const chosenTeam = (choices: readonly Team[], setting: string): Team | undefined =>
  choices.find(({ id }) => id === setting) ??
  choices.find(({ id }) => id === allTeams) ??
  choices.find(({ meta }) => meta.isDefault) ??
  choices[0]

/** The values of a list's `team` filter for a team; none for All. */
export const teamValues = (team: Team | undefined): readonly string[] =>
  team === undefined || team.id === allTeams ? [] : [team.id]
