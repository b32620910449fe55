import * as z from 'zod/mini'
import { accountTypes } from '../../directory/organisations/account-type.ts'
import { openEnum } from '../../foundation/validation/open-enum.ts'
import { boundedList, id } from '../../foundation/validation/bounded.ts'
import { required, tokens } from '../session/model.ts'

/** A one-time token that `/loading/{token}` exchanges. */
export const issuedDelegationToken = z.object({ token: z.string() })

/** Tokens for the opened account. */
export const entered = z.extend(tokens, {
  accountType: openEnum(accountTypes),
  accountName: z.string(),
})

/** An account to impersonate or switch to. */
export const reachableAccount = z.object({
  id: z.string(),
  name: z.string(),
  accountType: openEnum(accountTypes),
  /** The account that the session acts in now. */
  isCurrent: z.boolean(),
})
export type ReachableAccount = z.output<typeof reachableAccount>

/** Additional accounts for a user. */
export const accountsToAdd = z.object({
  /** The user's email address. */
  email: required,
  accountIds: boundedList(id(), 50).check(z.minLength(1, 'required')),
})
export type AccountsToAdd = z.output<typeof accountsToAdd>
