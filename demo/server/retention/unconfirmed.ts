import { and, eq, sql } from 'drizzle-orm'
import { agencies } from '../directory/agencies/tables.ts'
import { organisations, users } from '../directory/users/tables.ts'
import type { Retention } from '../kernel/retention.ts'
import { isUnreferenced } from './references.ts'

/** Days that a sign-up waits for the confirmation of its address; a valid link extends them. */
const waits = 30

/** When the organisation of an agency or user signed itself up; null where it did not. */
const signedUpOf = (id: typeof agencies.id | typeof users.organisationId) =>
  sql`(select ${organisations.signedUp} from ${organisations} where ${organisations.id} = ${id})`

/** Only the agency's own row references the organisation. */
const isEmptyOrganisation = sql`exists (select 1 from ${organisations}
  where ${and(eq(organisations.id, agencies.id), isUnreferenced(organisations, [agencies]))})`

/**
 * Sign-ups without confirmation: deletes the user, which frees the address, then the organisation
 * that was made for it, unless another record references it.
 */
export const unconfirmedRetention: readonly Retention[] = [
  {
    table: users,
    since: signedUpOf(users.organisationId),
    days: waits,
    when: and(eq(users.status, 'UNVALIDATED'), isUnreferenced(users)),
  },
  {
    table: agencies,
    since: signedUpOf(agencies.id),
    days: waits,
    when: and(isUnreferenced(agencies), isEmptyOrganisation),
  },
  {
    table: organisations,
    since: organisations.signedUp,
    days: waits,
    when: isUnreferenced(organisations),
  },
]
