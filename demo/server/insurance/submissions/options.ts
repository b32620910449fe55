import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { SubmissionOptions } from '#core/insurance/submissions/stats.ts'
import { teamScope } from '../../directory/teams/scope.ts'
import { teams } from '../../directory/teams/tables.ts'
import { isHolderOf, selectHolders } from '../../directory/users/permission-holders.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import { isPermitted } from '../../kernel/scope/permitted.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { submissionScope } from './scope.ts'
import { submissions } from './tables.ts'

/** The choices of one filter. */
const maxChoices = 200

/** Whether a user is provider staff who work on submissions. */
export const isAssignee = isHolderOf('submission:review')

const carriersOf = async ({ database }: Services): Promise<string[]> => {
  const rows = await database
    .handle()
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.accountType, 'CARRIER'))
    .orderBy(asc(organisations.name))
    .limit(maxChoices)
  return rows.map(({ name }) => name)
}

/** The choices of filters and dialogs. */
export const readOptions = async (
  services: Services,
  viewer: Viewer,
): Promise<SubmissionOptions> => {
  const handle = services.database.handle()
  const isDesk = isPermitted(viewer, 'submission:review')
  const owners = await handle
    .selectDistinct({ id: submissions.ownerId, name: submissions.ownerName })
    .from(submissions)
    .where(and(isNotNull(submissions.ownerId), submissionScope(viewer)))
    .orderBy(asc(submissions.ownerName))
    .limit(maxChoices)
  return {
    owners: owners.flatMap(({ id, name }) => (id === null ? [] : [{ id, name: name ?? '' }])),
    assignees: isDesk
      ? await selectHolders(services)
          .where(isAssignee)
          .orderBy(asc(users.lastName))
          .limit(maxChoices)
      : [],
    teams: await handle
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .where(teamScope(viewer))
      .orderBy(asc(teams.name), asc(teams.id))
      .limit(maxChoices),
    carriers: isDesk ? await carriersOf(services) : [],
  }
}
