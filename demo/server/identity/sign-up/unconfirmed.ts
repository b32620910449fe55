import { and, eq, sql } from 'drizzle-orm'
import { agencies } from '../../directory/agencies/tables.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import type { Retention } from '../../kernel/retention/model.ts'
import { isUnreferenced } from '../../kernel/retention/references.ts'

/** Days until an unconfirmed sign-up is deleted. A valid link extends them. */
const waits = 30

/**
 * When the organisation of an agency or user signed up; null when the provider or an invitation
 * created it.
 */
const signedUpOf = (id: typeof agencies.id | typeof users.organisationId) =>
  sql`(select ${organisations.signedUp} from ${organisations} where ${organisations.id} = ${id})`

/** Sign-ups without confirmation, unless another record references them. */
export const unconfirmedRetention: readonly Retention[] = [
  {
    // deleted first, so that the address is free again
    table: users,
    since: signedUpOf(users.organisationId),
    days: waits,
    when: (tables) => and(eq(users.status, 'UNVALIDATED'), isUnreferenced(users, tables)),
  },
  {
    // deleted with its organisation, which only this row references
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
