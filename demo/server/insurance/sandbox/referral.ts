import type { CalculatorAnswer } from '#core/insurance/rating/model.ts'
import type { Services } from '../../kernel/services.ts'
import { outcomeIn } from './outcome.ts'

/** The price of a company that test mode refers by its name, and any other one unchanged. */
export const referredAsNamed = (
  services: Pick<Services, 'database'>,
  name: string | undefined,
  price: CalculatorAnswer,
): CalculatorAnswer =>
  outcomeIn(services, name) === 'refer' && !price.referToUnderwriter
    ? {
        ...price,
        referToUnderwriter: true,
        referralReasons: [{ code: 'HAZARD_CLASS', params: {} }],
      }
    : price
