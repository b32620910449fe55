import { AccountTable } from '../accounts/AccountTable.tsx'
import { table } from '../../frame/tables/table.tsx'
import type { AccountViewProps } from '../accounts/account-part.ts'
import { quoteTerms } from './quote-tabs.ts'

const Quotes = table(
  async () => (await import('./quote-table.ts')).quoteTable,
  ['quoteNumber', ...quoteTerms],
)

/** All quotes of an account. */
export const AccountQuotes = ({ account }: AccountViewProps) => (
  <AccountTable account={account} table={Quotes} />
)
