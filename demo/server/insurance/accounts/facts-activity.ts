import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { changesBetween, type Values } from '../../kernel/activity/changes.ts'
import { logChanged } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import type { AccountRecord } from './tables.ts'

/** The names in the log of the columns of the policyholder, a part of its own. */
const contactFields: Readonly<Record<string, string>> = {
  policyContactFirstName: 'contactFirstName',
  policyContactLastName: 'contactLastName',
  policyContactEmail: 'contactEmail',
  policyContactPhone: 'contactPhone',
}

/** Columns that follow from others. */
const derived: readonly string[] = ['nameKey', 'modified']

/**
 * Logs the written facts of a company and its policyholder as far as they differ. Call it in the
 * transaction of the change.
 */
export const logFacts = async (
  services: Services,
  viewer: Viewer,
  before: AccountRecord,
  /** What is undefined was not written. */
  written: Values,
  /** When, where a version of a record says it; otherwise now. */
  at?: Date,
): Promise<void> => {
  const fields = Object.keys(written).filter(
    (field) => written[field] !== undefined && !derived.includes(field),
  )
  const changes = changesBetween({ ...before }, written, fields)
  const isOfContact = ({ field }: { readonly field: string }) => field in contactFields
  const facts = changes.filter((change) => !isOfContact(change))
  await logChanged(services, viewer, accountSubject(before.id), facts, { at })
  const contact = changes
    .filter(isOfContact)
    .map((change) => ({ ...change, field: contactFields[change.field] ?? change.field }))
  await logChanged(services, viewer, accountSubject(before.id, 'contact'), contact, { at })
}
