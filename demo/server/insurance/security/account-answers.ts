import { eq } from 'drizzle-orm'
import {
  securityAnswers as assessed,
  type SecurityAnswers,
} from '#core/insurance/products/questions.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { securityAnswers } from './tables.ts'

/** The stored answers that a price depends on. */
export const answersOf = async (
  { database }: Pick<Services, 'database'>,
  accountId: string,
): Promise<SecurityAnswers> => {
  const [stored] = await database
    .handle()
    .select({ fields: securityAnswers.fields })
    .from(securityAnswers)
    .where(eq(securityAnswers.accountId, accountId))
  return assessed.safeParse(stored?.fields).data ?? {}
}

/**
 * The input of a new quote with the stored answers of its account where it has none. Prices and saved
 * quotes share it, so that the price shown is the price sold. A page's key may not read what its
 * agency stored, and begins without it.
 */
export const withKnownAnswers = async <
  Input extends { readonly securityAnswers?: SecurityAnswers | undefined },
>(
  services: Pick<Services, 'database'>,
  viewer: Viewer,
  input: Input,
  accountId: string | undefined,
): Promise<Input> =>
  input.securityAnswers !== undefined || accountId === undefined || viewer.kind === 'key'
    ? input
    : { ...input, securityAnswers: await answersOf(services, accountId) }
