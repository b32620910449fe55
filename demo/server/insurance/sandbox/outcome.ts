import { testOutcomeOf, type TestOutcome } from '#core/insurance/sandbox/companies.ts'
import type { Services } from '../../kernel/services.ts'

/** What a company does by its name; nothing for real records. */
export const outcomeIn = (
  { database }: Pick<Services, 'database'>,
  name: string | undefined,
): TestOutcome | undefined => (database.mode() === 'test' ? testOutcomeOf(name) : undefined)
