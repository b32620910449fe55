import { sql } from 'drizzle-orm'
import { hostCodes } from '../identity/host-sign-in/tables.ts'
import type { Retention } from '../kernel/retention.ts'
import { enterTokens, impersonationActs } from '../identity/impersonation/tables.ts'
import { refreshTokens, sessions, signInFailures } from '../identity/session/tables.ts'

/** A session stays as long as anything can renew it or references it. */
const isUnused = sql`not exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id})
  and not exists (select 1 from ${sessions} as child where child.parent_id = ${sessions.id})
  and not exists (select 1 from ${hostCodes} where ${hostCodes.sessionId} = ${sessions.id})
  and not exists (select 1 from ${enterTokens} where ${enterTokens.sessionId} = ${sessions.id})
  and not exists (select 1 from ${impersonationActs} where ${impersonationActs.sessionId} = ${sessions.id})`

export const sessionRetention: readonly Retention[] = [
  { table: signInFailures, since: signInFailures.at, days: 1 },
  { table: refreshTokens, since: refreshTokens.expires, days: 30 },
  {
    table: sessions,
    since: sql`coalesce(${sessions.ended}, ${sessions.lastSeen})`,
    days: 30,
    when: isUnused,
  },
]
