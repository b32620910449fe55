import { and, inArray } from 'drizzle-orm'
import type { BulkProgress, BulkRequest } from '#core/platform/bulk/model.ts'
import { performBulk } from '../../kernel/bulk/perform.ts'
import { startBulk } from '../../kernel/bulk/start.ts'
import type { Context } from '../../kernel/context.ts'
import { accountScope } from './scope.ts'
import { accounts } from './tables.ts'

/** An account of a bulk action; `seen` is the `modified` that the caller read. */
export interface AccountRef {
  readonly accountId: string
  readonly seen?: string
}

/** A bulk action on accounts. */
interface AccountsAction<Input> {
  /** The key that the run is stored under. */
  readonly action: string
  readonly request: BulkRequest & { readonly with: Input }
  /** Decodes the stored input of the run. */
  readonly shape: { parse(stored: unknown): Input }
  /** Applies the action to one account, as if it were the only one. */
  readonly act: (which: AccountRef, input: Input) => Promise<unknown>
}

/** Starts or continues an action on several accounts. */
export const runAccountBulkAction = async <Input>(
  context: Context,
  { action, request, shape, act }: AccountsAction<Input>,
): Promise<BulkProgress> => {
  const { services, viewer } = context
  const run = await startBulk(context, {
    ...request,
    action,
    input: request.with,
    async nameAll(ids) {
      const { id, name } = accounts
      const rows = await services.database
        .handle()
        .select({ id, name })
        .from(accounts)
        .where(and(inArray(id, [...ids]), accountScope(viewer)))
      return new Map(rows.map((account) => [account.id, account.name]))
    },
  })
  return performBulk(context, run, ({ input }, { id, seen }) =>
    act({ accountId: id, ...(seen !== undefined && { seen }) }, shape.parse(input)),
  )
}
