import { and, sql } from 'drizzle-orm'
import type { Retention } from '../../kernel/retention/model.ts'
import { isUnreferenced } from '../../kernel/retention/references.ts'
import { refreshTokens, sessions, signInFailures } from './tables.ts'

const hasNoChild = sql`not exists (select 1 from ${sessions} as child where child.parent_id = ${sessions.id})`

export const sessionRetention: readonly Retention[] = [
  { table: signInFailures, since: signInFailures.at, days: 1 },
  { table: refreshTokens, since: refreshTokens.expires, days: 30 },
  {
    table: sessions,
    since: sql`coalesce(${sessions.ended}, ${sessions.lastSeen})`,
    days: 30,
    // a session is stored as long as it can be renewed or is referenced
    when: (tables) => {
      const others = tables.filter((table) => table !== sessions)
      return and(hasNoChild, isUnreferenced(sessions, others))
    },
  },
]
