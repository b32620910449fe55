import type { addAgency } from '#core/directory/agencies/endpoints.ts'
import type { Handler } from '../../kernel/route.ts'

/** Handlers of calls on agencies that also make users. */
export interface AgencyWorkflows {
  readonly addAgency: Handler<typeof addAgency>
}
