import { eq } from 'drizzle-orm'
import {
  securityAnswers as assessed,
  type SecurityAnswers,
} from '#core/insurance/products/questions.ts'
import type { CalculatorInput } from '#core/insurance/rating/model.ts'
import type { Services } from '../../kernel/services.ts'
import { securityAnswers } from '../security/tables.ts'

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

/** An input with the answers of its account where it says nothing about answers. */
export const withKnownAnswers = async (
  services: Pick<Services, 'database'>,
  input: CalculatorInput,
  accountId: string | undefined,
): Promise<CalculatorInput> =>
  input.securityAnswers !== undefined || accountId === undefined
    ? input
    : { ...input, securityAnswers: await answersOf(services, accountId) }
