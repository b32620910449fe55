import { coverageIds, type CoverageId } from '#core/insurance/products/coverages.ts'
import { coveragesOf } from '#core/insurance/products/sold-coverages.ts'
import type { CalculatorAnswer, CalculatorInput } from '#core/insurance/rating/model.ts'
import { isFlagOn } from '../../kernel/flagged-route.ts'
import type { Services } from '../../kernel/services.ts'
import { planOf } from './plan/plan-of.ts'
import { isWanted } from './rater.ts'

const flagged = coverageIds.DEDICATED_BREACH_COSTS_ENDORSEMENT

/**
 * The coverages of an input that a quote cannot add while their flag is off (spec 2 §6). Coverages that
 * it already had stay. Reads the flags only if such a coverage is requested.
 */
export const withheldCoverages = async (
  services: Pick<Services, 'database'>,
  input: CalculatorInput,
  before?: Pick<CalculatorAnswer, 'coverages'>,
): Promise<readonly CoverageId[]> => {
  const coverage = coveragesOf(input.product).find(({ id }) => id === flagged)
  const isAsked =
    coverage !== undefined &&
    ((input.presets === true && coverage.includedFromPreset !== null) ||
      isWanted(planOf(input.product), coverage, input))
  if (!isAsked || before?.coverages[flagged]?.selected === true) return []
  return (await isFlagOn(services, 'DEDICATED_BREACH_COSTS')) ? [] : [flagged]
}
