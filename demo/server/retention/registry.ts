import { accessRetention } from '../identity/access/retention.ts'
import { activityRetention } from '../kernel/activity/retention.ts'
import { bulkRetention } from '../kernel/bulk/retention.ts'
import { exampleRetention } from '../examples/retention.ts'
import { documentRetention } from '../insurance/documents/retention.ts'
import { hostSignInRetention } from '../identity/host-sign-in/retention.ts'
import { idempotencyRetention } from '../kernel/idempotency/retention.ts'
import { humanCheckRetention } from '../identity/human-check/retention.ts'
import type { Retention } from '../kernel/retention.ts'
import { limitRetention } from '../kernel/limits/retention.ts'
import { mfaRetention } from '../identity/mfa/retention.ts'
import { liveRetention } from '../kernel/live/retention.ts'
import { outboxRetention } from '../kernel/outbox/retention.ts'
import { passwordRetention } from '../identity/passwords/retention.ts'
import { presenceRetention } from '../insurance/presence/retention.ts'
import { queueRetention } from '../kernel/queue/retention.ts'
import { cartRetention } from '../insurance/quotes/cart/retention.ts'
import { quoteViewRetention } from '../insurance/quotes/changes/retention.ts'
import { wizardRetention } from '../insurance/quotes/wizard/retention.ts'
import { submissionRetention } from '../insurance/submissions/retention.ts'
import { riskRetention } from '../insurance/risk/retention.ts'
import { sessionRetention } from './sessions.ts'
import { signInRetention } from '../identity/sign-in/retention.ts'
import { signUpRetention } from '../identity/sign-up/retention.ts'
import { ssoRetention } from '../identity/sso/retention.ts'
import { impersonationRetention } from '../identity/impersonation/retention.ts'
import { unconfirmedRetention } from './unconfirmed.ts'
import { workflowRetention } from '../identity/security-code/retention.ts'

/**
 * The retention of every table, in order: tables that reference a session come before sessions, and
 * everything of a user before users.
 */
export const retention: readonly Retention[] = [
  ...activityRetention,
  ...bulkRetention,
  ...cartRetention,
  ...quoteViewRetention,
  ...wizardRetention,
  ...documentRetention,
  ...submissionRetention,
  ...hostSignInRetention,
  ...accessRetention,
  ...humanCheckRetention,
  ...idempotencyRetention,
  ...limitRetention,
  ...liveRetention,
  ...mfaRetention,
  ...outboxRetention,
  ...passwordRetention,
  ...presenceRetention,
  ...queueRetention,
  ...riskRetention,
  ...signInRetention,
  ...signUpRetention,
  ...ssoRetention,
  ...impersonationRetention,
  ...sessionRetention,
  ...exampleRetention,
  ...workflowRetention,
  ...unconfirmedRetention,
]
