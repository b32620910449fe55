import * as z from 'zod/mini'
import { accountTypes } from '../../directory/organisations/account-type.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { boundedList, id } from '../../foundation/validation/bounded.ts'
import { required, tokens } from '../session/model.ts'

/** A one-time token that `/loading/{token}` exchanges. */
export const issuedDelegationToken = z.object({ token: z.string() })

/** Tokens for a session in the impersonated or switched-to account. */
export const delegatedTokens = z.extend(tokens, {
  accountType: openEnum(accountTypes),
  accountName: z.string(),
})

/** An account to impersonate or switch to. */
export const delegationAccount = z.object({
  id: z.string(),
  name: z.string(),
  accountType: openEnum(accountTypes),
  /** The account that the session acts in now. */
  isCurrent: z.boolean(),
})
export type DelegationAccount = z.output<typeof delegationAccount>

/** Additional accounts for a user. */
export const accountsToAdd = z.object({
  /** The user's email address. */
  email: required,
  accountIds: boundedList(id(), 50).check(z.minLength(1, 'required')),
})
export type AccountsToAdd = z.output<typeof accountsToAdd>
