import type { Duration } from '#core/platform/tables/duration.ts'
import { dashboardAddress } from '../../../frame/dashboard/dashboard-screen.ts'
import type { Persona } from '../../../frame/personas/persona.ts'
import { screenPath } from '../../../frame/personas/persona-paths.ts'

/** The link to the quotes created in a period, optionally with some statuses. */
export const quoteListLink = (
  persona: Persona,
  created: Duration,
  statuses: readonly string[],
) => ({
  to: screenPath(persona, dashboardAddress),
  search: {
    tab: 'QUOTES',
    created,
    ...(statuses.length > 0 && {
      filter: `status:${statuses.map((each) => encodeURIComponent(each)).join(',')}`,
    }),
  },
})
