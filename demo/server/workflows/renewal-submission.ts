import { and, desc, eq, inArray } from 'drizzle-orm'
import { dayStart } from '#core/foundation/calendar-dates/calendar-date.ts'
import { detailsFormOf } from '#core/insurance/accounts/details-form.ts'
import { applicationFields } from '#core/insurance/accounts/application/model.ts'
import { openSubmissionStatuses } from '#core/insurance/submissions/statuses.ts'
import { agencyOf } from '../directory/agencies/service.ts'
import { zoneOf } from '../directory/states/zones.ts'
import type { Services } from '../kernel/services.ts'
import type { Viewer } from '../kernel/viewer.ts'
import { lockAccount, readAccount } from '../insurance/accounts/service.ts'
import { storeSubmission } from '../insurance/submissions/create-submission.ts'
import { readSubmission } from '../insurance/submissions/read-submission.ts'
import { submissions, type StoredValue } from '../insurance/submissions/tables.ts'
import type { SubmissionWorkflows } from '../insurance/submissions/workflows.ts'
import { withTypedValues } from '../insurance/submissions/values.ts'
import { assertRenewable } from '../insurance/policies/renewal-rules.ts'
import { policyFor, todayOfPolicy } from '../insurance/policies/service.ts'
import type { PolicyRecord } from '../insurance/policies/tables.ts'

/** The open renewal submission of a policy. */
const openOf = async ({ database }: Services, policyId: string): Promise<string | undefined> => {
  const [found] = await database
    .handle()
    .select({ id: submissions.id })
    .from(submissions)
    .where(
      and(
        eq(submissions.policyId, policyId),
        inArray(submissions.effectiveStatus, [...openSubmissionStatuses]),
      ),
    )
    .orderBy(desc(submissions.created))
    .limit(1)
  return found?.id
}

/** The values of the policy's account and customer. Recorded values are certain, but not certified. */
const valuesOf = async (
  services: Services,
  viewer: Viewer,
  policy: PolicyRecord,
): Promise<readonly StoredValue[]> => {
  const form = detailsFormOf(await readAccount(services, viewer, policy.accountId))
  const values = withTypedValues([], {
    ...Object.fromEntries(applicationFields.map((field) => [field, form[field]])),
    contactFirstName: policy.customerFirstName,
    contactLastName: policy.customerLastName,
    contactEmail: policy.customerEmail,
    contactPhone: policy.customerPhone,
  })
  return values.map((each) => ({ ...each, isCertified: false, source: policy.policyNumber }))
}

/** Creates a policy's renewal submission, or returns the open one. */
export const createRenewalSubmission: SubmissionWorkflows['createRenewalSubmission'] = (
  { body: { policyId, requestId } },
  { services, viewer },
) =>
  services.database.transaction(async () => {
    const policy = await policyFor(services, viewer, policyId)
    // a concurrent call waits, and finds the first one's submission
    const account = await lockAccount(services, viewer, policy.accountId)
    const open = await openOf(services, policyId)
    if (open !== undefined) return readSubmission(services, viewer, open)
    await assertRenewable(services, policy, await todayOfPolicy(services, policy))
    const own = viewer.kind === 'user' ? viewer.teamIds : undefined
    return storeSubmission(services, viewer, {
      agency: await agencyOf(services, account.agencyId),
      requestId,
      businessType: 'renewal',
      source: 'POLICY',
      values: await valuesOf(services, viewer, policy),
      expires: new Date(dayStart(zoneOf(account), policy.endDate)),
      teamId: account.teamIds.find((id) => own?.includes(id) ?? true),
      accountId: account.id,
      policy,
    })
  })
