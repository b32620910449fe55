import * as z from 'zod/mini'

/** Whether each team is responsible for an account, by team id. */
export type TeamsForm = Readonly<Record<string, boolean>>

/** The field that shows the error when no team is chosen. */
export const teamsField = 'teamIds'

export const chosenTeams = (form: TeamsForm): string[] =>
  Object.keys(form).filter((id) => form[id] === true)

/**
 * Merges the teams of a form with those that another user saved since `start`; changes made here
 * win.
 */
export const mergedTeams = (
  form: TeamsForm,
  start: TeamsForm,
  theirs: readonly string[],
): string[] =>
  Object.keys(form).filter((id) => (form[id] === start[id] ? theirs.includes(id) : form[id]))

/** At least one team, if there are teams. */
export const teamsForm = z.record(z.string(), z.boolean()).check(({ value, issues }) => {
  if (Object.keys(value).length === 0 || chosenTeams(value).length > 0) return
  issues.push({
    code: 'custom',
    input: value,
    path: [teamsField],
    message: 'contacts:invalid.team',
  })
})
