import type { Account } from '#core/insurance/accounts/model.ts'
import { addressOf } from '../../frame/screens/screen.ts'

/** The address of an account, separate from its page because its parts link to accounts. */
export const accountPath = { address: '/accounts/$accountId' } as const

/** The name of an account in menus and for assistive technology. */
export const accountName = (account: Pick<Account, 'name'>): string => account.name

/** The address of an account below a persona's base path. */
export const accountAddress = (account: { readonly id: string }, base: string): string =>
  `${base}${addressOf(accountPath, { accountId: account.id })}`
