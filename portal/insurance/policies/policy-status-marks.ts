import type { PolicyState } from '#core/insurance/policies/states.ts'
import type { StatusMarks, StatusTone } from '../../frame/parts/status-marks.ts'

/** Status of a policy's cover. */
export const policyStatusMarks = {
  group: 'policies:status',
  tones: {
    ISSUED: 'success',
    'IN FORCE': 'success',
    EXPIRED: 'neutral',
    CANCELLED: 'danger',
  } satisfies Record<PolicyState, StatusTone>,
} as const satisfies StatusMarks
