import { and, eq, sql } from 'drizzle-orm'
import { agencies } from '../../directory/agencies/tables.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import type { Retention } from '../../kernel/retention/model.ts'
import { isUnreferenced } from '../../kernel/retention/references.ts'

/** Days that a sign-up waits for the confirmation of its address; a valid link extends them. */
const waits = 30

/** When the organisation of an agency or user signed itself up; null where it did not. */
const signedUpOf = (id: typeof agencies.id | typeof users.organisationId) =>
  sql`(select ${organisations.signedUp} from ${organisations} where ${organisations.id} = ${id})`

/** Sign-ups without confirmation, unless another record references them. */
export const unconfirmedRetention: readonly Retention[] = [
  {
    // first, which frees the address
    table: users,
    since: signedUpOf(users.organisationId),
    days: waits,
    when: (tables) => and(eq(users.status, 'UNVALIDATED'), isUnreferenced(users, tables)),
  },
  {
    // with the organisation that was made for the user, which only its own row references
    table: agencies,
    since: signedUpOf(agencies.id),
    days: waits,
    when: (tables) => {
      const others = tables.filter((table) => table !== agencies)
      const isEmpty = and(eq(organisations.id, agencies.id), isUnreferenced(organisations, others))
      return and(
        isUnreferenced(agencies, tables),
        sql`exists (select 1 from ${organisations} where ${isEmpty})`,
      )
    },
    after: [users],
  },
  {
    table: organisations,
    since: organisations.signedUp,
    days: waits,
    when: (tables) => isUnreferenced(organisations, tables),
  },
]
