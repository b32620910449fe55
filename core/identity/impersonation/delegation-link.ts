import { ClientError } from '../../foundation/errors/client-error.ts'
import type { Services } from '../../platform/services.ts'
import { basePathOf } from '../session/rules.ts'
import type { WordingKey } from '../../foundation/wording/namespaces.ts'
import { impersonateAccount, switchAccount } from './endpoints.ts'
import type { DelegationAccount } from './model.ts'
import { isDelegable } from './rules.ts'

/** How a user opens another account: staff impersonate, users switch between their own. */
export type DelegationKind = 'impersonate' | 'switch'

/** The account to open. */
export type DelegationTarget = Pick<DelegationAccount, 'id' | 'name' | 'accountType'>

/** The address for a new tab, or the reason why there is none. */
export type DelegationLink =
  | { readonly kind: 'address'; readonly href: string }
  /** The message is the text of `key`, followed by the server's `text`. */
  | { readonly kind: 'rejected'; readonly key: WordingKey; readonly text?: string }

const unsupported = {
  impersonate: 'impersonation:refused.impersonate',
  switch: 'impersonation:refused.switch',
} as const satisfies Record<DelegationKind, WordingKey>

const failed = {
  impersonate: 'impersonation:failed.impersonate',
  switch: 'impersonation:failed.switch',
} as const satisfies Record<DelegationKind, WordingKey>

/**
 * The first address of the other account's tab (spec 1 §4), with the one-time token and the name to
 * show.
 */
export const delegationPath = (token: string, accountName: string): string =>
  `/loading/${encodeURIComponent(token)}?accountName=${encodeURIComponent(accountName)}`

const ask = (
  { api }: Pick<Services, 'api'>,
  kind: DelegationKind,
  { id, accountType }: DelegationTarget,
) => {
  if (kind === 'switch')
    return api.call(switchAccount, { params: { accountId: id }, isShown: true })
  if (!isDelegable(accountType)) return undefined
  const personaPath = basePathOf[accountType]
  const params = { personaPath, accountId: id }
  return api.call(impersonateAccount, { params, isShown: true })
}

/** Requests a one-time token; an account of an unsupported type is rejected (spec 1 §5). */
export const createDelegationLink = async (
  platform: Pick<Services, 'api'>,
  kind: DelegationKind,
  target: DelegationTarget,
): Promise<DelegationLink> => {
  const rejected: DelegationLink = { kind: 'rejected', key: unsupported[kind] }
  if (target.accountType === 'unknown' || target.accountType === 'UNKNOWN') return rejected
  try {
    const answer = await ask(platform, kind, target)
    return answer ? { kind: 'address', href: delegationPath(answer.token, target.name) } : rejected
  } catch (error) {
    // Failed calls are reported centrally; the user only learns that nothing was opened.
    if (!(error instanceof ClientError)) throw error
    if (error.code === 'accountTypeUnknown') return rejected
    return { kind: 'rejected', key: failed[kind], text: error.message }
  }
}
