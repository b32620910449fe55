import type { AccountStatus, Relation } from '#core/insurance/accounts/model.ts'
import type { StatusMarks, StatusTone } from '../../frame/parts/status-marks.ts'

/** Status of an account. */
export const accountStatusMarks = {
  group: 'accounts:status',
  tones: {
    Open: 'neutral',
    Quoted: 'info',
    'Active Policy': 'success',
    Declined: 'danger',
    Lost: 'neutral',
  } satisfies Record<AccountStatus, StatusTone>,
} as const satisfies StatusMarks

/** Relation of an agency to a company. */
export const relationMarks = {
  group: 'accounts:relation',
  tones: {
    owner: 'success',
    interested: 'info',
    former: 'neutral',
  } satisfies Record<Relation, StatusTone>,
} as const satisfies StatusMarks
