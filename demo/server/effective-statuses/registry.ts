import type { ClockStatus } from '../kernel/lists/clock-status.ts'
import { coverClock } from '../insurance/policies/state.ts'
import { submissionClock } from '../insurance/submissions/clock.ts'
import { quoteClock } from '../insurance/quotes/effective-status.ts'

/** Every stored status that the clock changes. */
export const clockStatuses: readonly ClockStatus[] = [quoteClock, coverClock, submissionClock]
