import * as z from 'zod/mini'

/** Whether each team looks after an account, by the team's id. */
export type TeamsForm = Readonly<Record<string, boolean>>

/** Where the error of no chosen team is. */
export const teamsField = 'teamIds'

export const chosenTeams = (form: TeamsForm): string[] =>
  Object.keys(form).filter((id) => form[id] === true)

/** The teams of a form over those that somebody else has saved since `start`: each box that was ticked or unticked here stays. */
export const mergedTeams = (
  form: TeamsForm,
  start: TeamsForm,
  theirs: readonly string[],
): string[] =>
  Object.keys(form).filter((id) => (form[id] === start[id] ? theirs.includes(id) : form[id]))

/** One team at least, where there are teams. */
export const teamsForm = z.record(z.string(), z.boolean()).check(({ value, issues }) => {
  if (Object.keys(value).length === 0 || chosenTeams(value).length > 0) return
  issues.push({
    code: 'custom',
    input: value,
    path: [teamsField],
    message: 'contacts:invalid.team',
  })
})
