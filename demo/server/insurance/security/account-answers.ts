import { eq } from 'drizzle-orm'
import {
  securityAnswers as assessed,
  type SecurityAnswers,
} from '#core/insurance/products/questions.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { securityAnswers } from './tables.ts'

/** The stored answers that affect a price. */
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
 * Adds its account's stored answers to the input of a new quote that lacks them. Prices and saved quotes
 * share this function, so that the shown price is the saved one. A page's key may not read its agency's
 * answers and gets none.
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
