import type { Services } from '../../kernel/services.ts'
import type { LedgerEntry, LedgerLine } from './entries.ts'
import type { LedgerAccount } from './ledger-accounts.ts'
import { ledgerEntries, ledgerLines } from './tables.ts'

type Posting = Pick<Services, 'database' | 'clock' | 'newId'>

/** One line per account, without zero lines. */
const summed = (lines: readonly LedgerLine[]): readonly LedgerLine[] => {
  const sums = new Map<LedgerAccount, number>()
  for (const [account, amount] of lines) sums.set(account, (sums.get(account) ?? 0) + amount)
  return [...sums].filter(([, amount]) => amount !== 0)
}

/** Posts entries in the open transaction, each cause once. A payment of zero makes no entry. */
export const postEntries = async (
  { database, clock, newId }: Posting,
  entries: readonly LedgerEntry[],
): Promise<void> => {
  const created = clock.now()
  const prepared = entries
    .map((entry) => ({ ...entry, id: newId(), created, lines: summed(entry.lines) }))
    .filter(({ lines }) => lines.length > 0)
  if (prepared.length === 0) return
  const handle = database.handle()
  const inserted = await handle
    .insert(ledgerEntries)
    .values(
      prepared.map(({ id, cause, accountId, policyId, day }) => ({
        ...{ id, cause, accountId, policyId, day },
        created,
      })),
    )
    .onConflictDoNothing({ target: ledgerEntries.cause })
    .returning({ id: ledgerEntries.id })
  const ids = new Set(inserted.map(({ id }) => id))
  const lines = prepared
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, currency, lines: own }) =>
      own.map(([account, amount]) => ({ entryId: id, account, currency, amount })),
    )
  if (lines.length > 0) await handle.insert(ledgerLines).values(lines)
}
