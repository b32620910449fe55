import type { KeyMode, KeyState } from '#core/identity/access/modes.ts'
import type { StatusMarks, StatusTone } from '../../frame/parts/status-marks.ts'

/** Whether a key is active. */
export const keyStateMarks = {
  group: 'keys:state',
  tones: { active: 'success', off: 'neutral' } satisfies Record<KeyState, StatusTone>,
} as const satisfies StatusMarks

/** Whether a key is for test or live mode. */
export const keyModeMarks = {
  group: 'keys:mode',
  tones: { live: 'accent', test: 'warning' } satisfies Record<KeyMode, StatusTone>,
} as const satisfies StatusMarks
