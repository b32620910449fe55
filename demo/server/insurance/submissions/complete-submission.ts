import { dataStatusOf } from '#core/insurance/submissions/fields.ts'
import { submissionRules, type SubmissionCompletion } from '#core/insurance/submissions/forms.ts'
import type { SubmissionField } from '#core/insurance/submissions/fields.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { fieldError } from '../../kernel/api-error.ts'
import { instantAfter } from '../../kernel/lists/instants.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { runSubmissionAction } from './submission-action.ts'
import type { SubmissionRef } from './read-submission.ts'
import { assertMailingAddress } from './create-submission.ts'
import type { StoredValue, SubmissionRecord } from './tables.ts'
import { assertValidValues, normalisedValues, textsOf, valueIn, withTypedValues } from './values.ts'

/** The status after a change of the values; an escalation stays. */
export const statusOfValues = (
  { region, businessType, status }: SubmissionRecord,
  values: readonly StoredValue[],
): SubmissionRecord['status'] =>
  status === 'uwEscalation' ? status : dataStatusOf({ region, businessType, values })

/** The expiry of a submission that is being worked on; a renewal expires with its policy. */
export const extendedExpiry = (record: SubmissionRecord, now: Date): Date => {
  if (record.businessType === 'renewal') return record.expires
  const next = instantAfter(now, submissionRules.days)
  return next > record.expires ? next : record.expires
}

/** Adds or corrects values; typed values are certified. */
export const completeSubmission = (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
  { fields: typed, mailingAddress, comments }: SubmissionCompletion,
): Promise<Submission> =>
  runSubmissionAction(services, viewer, 'complete', which, async (record) => {
    const now = services.clock.now()
    const fields = normalisedValues(record.region, typed)
    assertValidValues(record.region, now, fields)
    await assertMailingAddress(services, record.region, mailingAddress)
    const values = withTypedValues(record.values, fields)
    const accountName = valueIn(values, 'name')
    if (accountName === undefined)
      throw fieldError('account-form:invalid.nameRequired', 'fields.name')
    const before = { mailingAddress: record.mailingAddress, comments: record.comments }
    const after = {
      mailingAddress: mailingAddress === undefined ? before.mailingAddress : mailingAddress,
      comments: comments === undefined ? before.comments : comments || null,
    }
    return {
      change: {
        values,
        accountName,
        status: statusOfValues(record, values),
        expires: extendedExpiry(record, now),
        // the submitter can get the same reply again
        replied: null,
        repliedText: null,
        ...after,
      },
      logged: {
        before: { ...textsOf(record.values), ...before },
        after: { ...textsOf(values), ...after },
      },
    }
  })

/** Certifies parsed values: the given fields, or all. */
export const certifySubmission = (
  services: Services,
  viewer: Viewer,
  which: SubmissionRef,
  fields: readonly SubmissionField[] | undefined,
): Promise<Submission> =>
  runSubmissionAction(services, viewer, 'certify', which, async (record) => {
    const isMeant = ({ field }: StoredValue): boolean => fields?.includes(field) ?? true
    const values = record.values.map((each) =>
      isMeant(each) ? { ...each, isCertified: true } : each,
    )
    const certified = record.values
      .filter((each) => isMeant(each) && !each.isCertified)
      .map(({ field }) => field)
    return {
      change: { values, status: statusOfValues(record, values) },
      logged: { before: {}, after: { certified: certified.join(', ') } },
    }
  })
