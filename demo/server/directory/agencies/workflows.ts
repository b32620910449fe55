import type { addAgency } from '#core/directory/agencies/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of agency calls that also create users. */
export interface AgencyWorkflows {
  readonly addAgency: Handler<typeof addAgency>
}
