import { and, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { agencies } from '../directory/agencies/tables.ts'
import { renamedUserJob } from '../directory/users/jobs.ts'
import { users } from '../directory/users/tables.ts'
import { quotes } from '../insurance/quotes/tables.ts'
import { submissions } from '../insurance/submissions/tables.ts'
import { handler, type JobHandler } from '../kernel/queue/handler.ts'
import type { Services } from '../kernel/services.ts'

/** Rows per statement: other writers wait for the locks only briefly. */
const batchSize = 100

interface NamedUser {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly fullName: string
  /** Rows without a user's id name the agent by address, which is unique and never changes. */
  readonly email: string
  readonly organisationId: string
}

/** Writes the name to a batch of rows with another one; returns the number of rows. */
type Renaming = (services: Services, user: NamedUser) => Promise<number>

const renameQuotes =
  (
    whose: (user: NamedUser) => SQL | undefined,
    names: (user: NamedUser) => Partial<typeof quotes.$inferInsert>,
  ): Renaming =>
  async ({ database }, user) => {
    const handle = database.handle()
    const some = handle.select({ id: quotes.id }).from(quotes).where(whose(user)).limit(batchSize)
    const renamed = await handle
      .update(quotes)
      .set(names(user))
      .where(inArray(quotes.id, some))
      .returning({ id: quotes.id })
    return renamed.length
  }

const renameSubmissions =
  (
    whose: (user: NamedUser) => SQL | undefined,
    names: (user: NamedUser) => Partial<typeof submissions.$inferInsert>,
  ): Renaming =>
  async ({ database }, user) => {
    const handle = database.handle()
    const { id } = submissions
    const some = handle.select({ id }).from(submissions).where(whose(user)).limit(batchSize)
    const renamed = await handle
      .update(submissions)
      .set(names(user))
      .where(inArray(id, some))
      .returning({ id })
    return renamed.length
  }

const agentNames = ({ firstName, lastName }: NamedUser) => ({
  agentFirstName: firstName,
  agentLastName: lastName,
})

const renamings: readonly Renaming[] = [
  renameQuotes(
    ({ id, fullName }) => and(eq(quotes.underwriterId, id), ne(quotes.underwriterName, fullName)),
    ({ fullName }) => ({ underwriterName: fullName }),
  ),
  renameQuotes(
    ({ organisationId, email, firstName, lastName }) =>
      and(
        eq(quotes.agencyId, organisationId),
        eq(quotes.agentEmail, email),
        or(ne(quotes.agentFirstName, firstName), ne(quotes.agentLastName, lastName)),
      ),
    agentNames,
  ),
  renameSubmissions(
    ({ id, fullName }) => and(eq(submissions.ownerId, id), ne(submissions.ownerName, fullName)),
    ({ fullName }) => ({ ownerName: fullName }),
  ),
  renameSubmissions(
    ({ organisationId, email, fullName }) =>
      and(
        eq(submissions.agencyId, organisationId),
        eq(submissions.submitterEmail, email),
        ne(submissions.submitterName, fullName),
      ),
    ({ fullName }) => ({ submitterName: fullName }),
  ),
]

const namedUser = async (
  { database }: Services,
  userId: string,
): Promise<NamedUser | undefined> => {
  const [user] = await database
    .handle()
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      organisationId: users.organisationId,
    })
    .from(users)
    .where(eq(users.id, userId))
  return user && { ...user, fullName: `${user.firstName} ${user.lastName}` }
}

/** Writes a user's current name to the columns that lists read, in batches that commit one by one. */
const writeNames = async (services: Services, userId: string): Promise<void> => {
  const { database } = services
  const renameAll = async (): Promise<void> => {
    for (const rename of renamings) {
      for (let renamed = batchSize; renamed === batchSize;) {
        // read again: there may be another rename meanwhile
        const user = await namedUser(services, userId)
        renamed = user === undefined ? 0 : await rename(services, user)
      }
    }
  }
  const user = await namedUser(services, userId)
  if (user === undefined) return
  await database
    .handle()
    .update(agencies)
    .set(agentNames(user))
    .where(and(eq(agencies.id, user.organisationId), eq(agencies.agentEmail, user.email)))
  await database.inMode('live', renameAll)
  await database.inMode('test', renameAll)
}

/** The handlers of jobs about users whose names other domains store. */
export const renamedUserHandlers: readonly JobHandler[] = [
  handler(renamedUserJob, 'outside', ({ userId }, services) => writeNames(services, userId)),
]
