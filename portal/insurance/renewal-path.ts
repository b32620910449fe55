import { addressOf } from '../frame/screens/screen.ts'

/** Where a policy is renewed (spec 2 §2); apart from its screen, which quotes have. */
export const renewalStepPath = { address: '/quotes/$product/$accountId/renew-quote/$step' } as const

/** The address of a step of a renewal below a persona's base path. */
export const renewalAddress = (
  base: string,
  {
    policyId,
    ...about
  }: {
    readonly policyId: string
    readonly product: string
    readonly accountId: string
    readonly step: string
  },
): string => `${base}${addressOf(renewalStepPath, about)}?policyId=${encodeURIComponent(policyId)}`
