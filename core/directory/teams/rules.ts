import { allTeams, type Team } from './model.ts'

/** The entry of who sees the whole account (spec 1 §3). */
const everyTeam = (name: string): Team => ({ id: allTeams, name, meta: { isDefault: false } })

/** What there is to choose from: the teams, and All before them where the token is of the account (spec 1 §6). */
export const teamChoices = (
  realm: 'ACCOUNT' | 'TEAM' | 'unknown',
  teams: readonly Team[],
  allName: string,
): readonly Team[] => (realm === 'ACCOUNT' ? [everyTeam(allName), ...teams] : teams)

/**
 * The team that counts: the one set, as long as it is there to choose; else All; else the default one.
 * A setting made in another account names no team of this one.
 */
export const chosenTeam = (choices: readonly Team[], setting: string): Team | undefined =>
  choices.find(({ id }) => id === setting) ??
  choices.find(({ id }) => id === allTeams) ??
  choices.find(({ meta }) => meta.isDefault) ??
  choices[0]

/** The values of a list's `team` filter for a team; none for All. */
export const teamValues = (team: Team | undefined): readonly string[] =>
  team === undefined || team.id === allTeams ? [] : [team.id]

/** Teams whose name has a text in it, whatever the case. */
export const teamsNamed = (teams: readonly Team[], text: string): readonly Team[] => {
  const wanted = text.trim().toLowerCase()
  return teams.filter(({ name }) => name.toLowerCase().includes(wanted))
}
