import { documentRetention } from '../documents/retention.ts'
import { hostSignInRetention } from '../host-sign-in/retention.ts'
import { humanCheckRetention } from '../human-check/retention.ts'
import type { Retention } from '../kernel/retention.ts'
import { limitRetention } from '../limits/retention.ts'
import { mfaRetention } from '../mfa/retention.ts'
import { outboxRetention } from '../outbox/retention.ts'
import { passwordRetention } from '../passwords/retention.ts'
import { queueRetention } from '../queue/retention.ts'
import { sessionRetention } from '../session/retention.ts'
import { signInRetention } from '../sign-in/retention.ts'
import { signUpRetention } from '../sign-up/retention.ts'
import { ssoRetention } from '../sso/retention.ts'
import { visitRetention } from '../visits/retention.ts'
import { workflowRetention } from '../workflows/retention.ts'

/** What is cleaned, in this order: what speaks of a session goes before the session. */
export const retention: readonly Retention[] = [
  ...documentRetention,
  ...hostSignInRetention,
  ...humanCheckRetention,
  ...limitRetention,
  ...mfaRetention,
  ...outboxRetention,
  ...passwordRetention,
  ...queueRetention,
  ...signInRetention,
  ...signUpRetention,
  ...ssoRetention,
  ...visitRetention,
  ...sessionRetention,
  ...workflowRetention,
]
