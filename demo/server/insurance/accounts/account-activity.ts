import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { changesBetween, type Values } from '../../kernel/activity/changes.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import type { AccountRecord } from './tables.ts'

/** Log names of the policyholder columns, which are logged as a separate part. */
const contactFields: Readonly<Record<string, string>> = {
  policyContactFirstName: 'contactFirstName',
  policyContactLastName: 'contactLastName',
  policyContactEmail: 'contactEmail',
  policyContactPhone: 'contactPhone',
}

/** Columns that are derived from others. */
const derived: readonly string[] = ['nameKey', 'modified']

/** Logs changes of a company and its policyholder. Call it in the transaction of the change. */
export const logAccountChanges = async (
  services: Services,
  viewer: Viewer,
  before: AccountRecord,
  /** Undefined values were not written. */
  written: Values,
  /** The instant of the change if it belongs to a record's version; otherwise now. */
  at?: Date,
): Promise<void> => {
  const fields = Object.keys(written).filter(
    (field) => written[field] !== undefined && !derived.includes(field),
  )
  const changes = changesBetween({ ...before }, written, fields)
  const isOfContact = ({ field }: { readonly field: string }) => field in contactFields
  const accountChanges = changes.filter((change) => !isOfContact(change))
  await logChange(services, viewer, accountSubject(before.id), accountChanges, { at })
  const contact = changes
    .filter(isOfContact)
    .map((change) => ({ ...change, field: contactFields[change.field] ?? change.field }))
  await logChange(services, viewer, accountSubject(before.id, 'contact'), contact, { at })
}
