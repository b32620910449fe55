import type { SessionUser } from '../session/session.ts'
import type { Profile } from '../session/model.ts'
import { isImpersonating } from '../session/rules.ts'

/** The data that determines the prompt. */
export interface MfaPromptState {
  readonly profile: Pick<Profile, 'mfaType'> & { readonly account: { enforceMfa: boolean } }
  readonly user: Pick<SessionUser, 'signedInBy' | 'subscriberType' | 'accountType'>
  /** Whether the page for setting up a factor is open. */
  readonly isOnProfile: boolean
}

/**
 * Whether the user must set up a second factor before continuing: their account requires one and
 * they have none. Not after single sign-on, not while impersonating, and not on the profile page,
 * where they set it up (spec 1 §4, "MFA prompt").
 */
export const mustSetUpMfa = ({ profile, user, isOnProfile }: MfaPromptState): boolean => {
  if (!profile.account.enforceMfa || profile.mfaType !== 'NONE') return false
  if (user.signedInBy === 'SSO' || isOnProfile) return false
  return !isImpersonating(user)
}
