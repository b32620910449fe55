import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ApplicationReading } from '#core/insurance/accounts/application/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { givenMailingErrors } from '#core/insurance/accounts/new-account.ts'
import { submissionRules, type NewSubmission } from '#core/insurance/submissions/forms.ts'
import { dataStatusOf } from '#core/insurance/submissions/fields.ts'
import {
  openSubmissionStatuses,
  type BusinessType,
  type SubmissionSource,
} from '#core/insurance/submissions/statuses.ts'
import type { Submission } from '#core/insurance/submissions/model.ts'
import { agencyOf } from '../../directory/agencies/service.ts'
import type { AgencyRecord } from '../../directory/agencies/tables.ts'
import { activeUser, agentNamed } from '../../directory/users/active-user.ts'
import { users } from '../../directory/users/tables.ts'
import { ApiError, fieldError } from '../../kernel/api-error.ts'
import { lockKey } from '../../kernel/database/lock-key.ts'
import { isFlagOn } from '../../kernel/flagged-route.ts'
import { instantAfter } from '../../kernel/lists/instants.ts'
import type { Services } from '../../kernel/services.ts'
import { modeOf, type Viewer } from '../../kernel/viewer.ts'
import { isPdf } from '../accounts/application/is-pdf.ts'
import { readUpload } from '../accounts/application/service.ts'
import { agencyFor, stateErrors } from '../accounts/new-account.ts'
import { readAccount } from '../accounts/service.ts'
import { logCreation } from '../../kernel/activity/log.ts'
import { submissionSubject } from '../activity/subjects.ts'
import { scoreReading } from './confidence.ts'
import { applicationJob } from './jobs.ts'
import { submissionNumberOf } from './numbers.ts'
import { readSubmission } from './read-submission.ts'
import { submissionDocuments, submissions, type StoredValue } from './tables.ts'
import { teamFor } from './team.ts'
import {
  splitByValidity,
  assertValidValues,
  normalisedValues,
  valueIn,
  withTypedValues,
} from './values.ts'
import { noQuoteColumns } from './quote-columns.ts'

const perDay = (calls: number) => ({ calls, seconds: 86_400 })

/**
 * Daily limits of submissions, for an agency and for its page, which is open to anybody. Counted by
 * network first, so that one sender does not block the page for others.
 */
const caps = { agency: perDay(5_000), page: perDay(200), network: perDay(50) } as const

/** Maximum open submissions of an agency. */
const maxOpen = 20_000

/** Maximum unread values of a file that are stored. */
const maxUnread = 100

/**
 * The agent that a viewer chose. A page, which is open to anybody, does not learn whether the agent
 * exists.
 */
const chosenAgent = (services: Services, viewer: Viewer, agencyId: string, email: string) =>
  viewer.kind === 'key'
    ? activeUser(services, agencyId, email)
    : agentNamed(services, agencyId, email)

/** The recipient of replies: the chosen agent, the agency's user, or its contact. */
const submitterOf = async (
  services: Services,
  viewer: Viewer,
  agency: AgencyRecord,
  agentEmail: string | undefined,
): Promise<{ submitterName: string; submitterEmail: string }> => {
  const { agentFirstName, agentLastName, agentEmail: contact } = agency
  const own = viewer.kind === 'user' && viewer.accountType === 'AGENCY' && !viewer.isImpersonating
  const [user] =
    agentEmail !== undefined
      ? [await chosenAgent(services, viewer, agency.id, agentEmail)]
      : own
        ? await services.database.handle().select().from(users).where(eq(users.id, viewer.userId))
        : []
  return user === undefined
    ? { submitterName: `${agentFirstName} ${agentLastName}`, submitterEmail: contact }
    : { submitterName: `${user.firstName} ${user.lastName}`, submitterEmail: user.email }
}

/** The account that a token of an agency's own server grants; undefined for all others. */
const openedAccount = (viewer: Viewer): string | undefined =>
  viewer.kind === 'record' && viewer.grant.kind === 'account' ? viewer.grant.id : undefined

/** The agency that a viewer submits for: pages and servers submit for their own only. */
const submittingAgency = (
  services: Services,
  viewer: Viewer,
  named: string | undefined,
): Promise<AgencyRecord> => {
  if (viewer.kind === 'user') return agencyFor(services, viewer, named)
  const own = 'agencyId' in viewer ? viewer.agencyId : undefined
  if (own === undefined || (named !== undefined && named !== own)) throw new ApiError('forbidden')
  return agencyOf(services, own)
}

/** The owner of request ids; two owners may use the same id. */
const requestOwnerOf = (viewer: Viewer): string => {
  if (viewer.kind === 'user') return `user:${viewer.userId}`
  if (viewer.kind === 'key') return `embed user:${viewer.embedUserId}`
  const account = openedAccount(viewer)
  if (account !== undefined) return `account:${account}`
  throw new ApiError('forbidden')
}

/** The submission of an earlier attempt with the same id; waits for a running one. */
const earlierAttempt = async (
  services: Services,
  requestOwner: string,
  requestId: string,
): Promise<string | undefined> => {
  await lockKey(services, 'request', `submission|${requestOwner}|${requestId}`)
  const [found] = await services.database
    .handle()
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.requestOwner, requestOwner), eq(submissions.requestId, requestId)))
  return found?.id
}

const assertBelowOpenLimit = async ({ database }: Services, agencyId: string): Promise<void> => {
  const some = database
    .handle()
    .select({ one: sql`1` })
    .from(submissions)
    .where(
      and(
        eq(submissions.agencyId, agencyId),
        inArray(submissions.effectiveStatus, [...openSubmissionStatuses]),
      ),
    )
    .limit(maxOpen)
    .as('some')
  const [counted] = await database
    .handle()
    .select({ open: sql<number>`count(*)::integer` })
    .from(some)
  if ((counted?.open ?? 0) >= maxOpen)
    throw new ApiError('tooManySubmissions', { params: { max: maxOpen } })
}

/** A new submission after all checks. */
export interface CheckedSubmission {
  readonly agency: AgencyRecord
  readonly requestId: string | undefined
  readonly businessType: BusinessType
  readonly source: SubmissionSource
  readonly values: readonly StoredValue[]
  readonly unread?: Submission['unread']
  readonly expires: Date
  readonly teamId: string | undefined
  readonly agentEmail?: string | undefined
  readonly accountId: string | null
  readonly policy?: { readonly id: string; readonly policyNumber: string }
  readonly mailingAddress?: NewSubmission['mailingAddress']
  readonly comments?: string | undefined
  readonly file?: { readonly name: string; readonly bytes: Uint8Array }
}

const storeFile = async (
  { database, clock, newId }: Services,
  submissionId: string,
  { name, bytes }: NonNullable<CheckedSubmission['file']>,
): Promise<void> => {
  await database
    .handle()
    .insert(submissionDocuments)
    .values({
      id: newId(),
      submissionId,
      name,
      mimeType: isPdf(bytes) ? 'application/pdf' : 'text/csv',
      size: bytes.byteLength,
      bytes,
      created: clock.now(),
    })
}

/** Stores a submission in the caller's transaction; a repeated attempt returns the same one. */
export const storeSubmission = async (
  services: Services,
  viewer: Viewer,
  checked: CheckedSubmission,
): Promise<Submission> => {
  const { agency, requestId, businessType, values, policy } = checked
  const requestOwner = requestOwnerOf(viewer)
  if (requestId !== undefined) {
    const earlier = await earlierAttempt(services, requestOwner, requestId)
    if (earlier !== undefined) return readSubmission(services, viewer, earlier)
  }
  await assertBelowOpenLimit(services, agency.id)
  const now = services.clock.now()
  const id = services.newId()
  const accountName = valueIn(values, 'name') ?? ''
  const teamId = await teamFor(services, viewer, agency.id, checked.teamId)
  await services.database
    .handle()
    .insert(submissions)
    .values({
      ...noQuoteColumns,
      id,
      submissionNumber: await submissionNumberOf(services, agency.id, accountName),
      agencyId: agency.id,
      agencyName: agency.name,
      region: agency.region,
      accountId: checked.accountId,
      accountName,
      businessType,
      source: checked.source,
      status: dataStatusOf({ region: agency.region, businessType, values }),
      teamIds: teamId === null ? [] : [teamId],
      embedUserId: viewer.kind === 'key' ? viewer.embedUserId : null,
      ...(await submitterOf(services, viewer, agency, checked.agentEmail)),
      requestOwner: requestId === undefined ? null : requestOwner,
      requestId: requestId ?? null,
      values,
      unread: [...(checked.unread ?? [])].slice(0, maxUnread),
      mailingAddress: checked.mailingAddress ?? null,
      comments: checked.comments || null,
      policyId: policy?.id ?? null,
      policyNumber: policy?.policyNumber ?? null,
      expires: checked.expires,
      created: now,
      modified: now,
    })
  if (checked.file) {
    await storeFile(services, id, checked.file)
    if (checked.accountId !== null)
      await services.queue.enqueue(applicationJob, { submissionId: id })
  }
  await logCreation(services, viewer, submissionSubject({ id, accountId: checked.accountId }))
  return readSubmission(services, viewer, id)
}

const emptyReading: ApplicationReading = { fields: [], unread: [] }

/** Throws 400 for a mailing address while its flag is off (spec 2 §6), and for its invalid parts. */
export const assertMailingAddress = async (
  services: Services,
  region: Region,
  mailingAddress: NewSubmission['mailingAddress'] | null,
): Promise<void> => {
  if (!mailingAddress) return
  if (!(await isFlagOn(services, 'MAILING_ADDRESS_SUBMISSIONS')))
    throw fieldError('submissions:error.mailingAddress', 'mailingAddress')
  const fieldErrors = [
    ...givenMailingErrors(region, mailingAddress),
    ...stateErrors(region, mailingAddress.state, 'mailingAddress.state'),
  ]
  if (fieldErrors.length > 0) throw new ApiError('invalidInput', { fieldErrors })
}

const sourceOf = (viewer: Viewer, { file }: NewSubmission): SubmissionSource => {
  if (viewer.kind !== 'user') return 'API'
  return file ? 'UPLOAD' : 'FORM'
}

/** The rate limit key of a page. Test mode has one key per agency, because anybody may have its tokens. */
const pageOf = (viewer: Viewer, agencyId: string): string | undefined => {
  if (viewer.kind === 'key') return viewer.keyId
  return modeOf(viewer) === 'test' ? agencyId : undefined
}

/** Creates a submission from the typed and the file's values; typed ones take precedence. */
export const createSubmission = async (
  services: Services,
  viewer: Viewer,
  { ip, ...input }: NewSubmission & { readonly ip: string },
): Promise<Submission> => {
  const agency = await submittingAgency(services, viewer, input.agencyId)
  const now = services.clock.now()
  const { region } = agency
  const typed = normalisedValues(region, input.fields ?? {})
  assertValidValues(region, now, typed)
  await assertMailingAddress(services, region, input.mailingAddress)
  // limits count outside transactions, so that rolled-back calls count too
  const page = pageOf(viewer, agency.id)
  if (page !== undefined) {
    await services.limits.take('network submission', `${page} ${ip}`, caps.network)
    await services.limits.take('page submission', page, caps.page)
  }
  await services.limits.take('submission', agency.id, caps.agency)
  const upload = input.file ? await readUpload(services, region, input.file) : undefined
  const read = scoreReading(upload?.reading ?? emptyReading)
  const fitted = splitByValidity(region, now, read.values)
  const values = withTypedValues(fitted.values, typed)
  if (valueIn(values, 'name') === undefined)
    throw fieldError('submissions:error.nameUnread', 'fields.name')
  const accountId = openedAccount(viewer) ?? input.accountId
  return services.database.transaction(async () => {
    const account =
      accountId === undefined ? undefined : await readAccount(services, viewer, accountId)
    if (account && account.agencyId !== agency.id) throw fieldError('accountRequired', 'accountId')
    return storeSubmission(services, viewer, {
      agency,
      requestId: input.requestId,
      businessType: 'new_business',
      source: sourceOf(viewer, input),
      values,
      unread: [...fitted.unread, ...read.unread],
      expires: instantAfter(now, submissionRules.days),
      teamId: input.teamId,
      agentEmail: input.agentEmail,
      accountId: account?.id ?? null,
      mailingAddress: input.mailingAddress,
      comments: input.comments,
      ...(upload && { file: { name: input.fileName || 'application', bytes: upload.bytes } }),
    })
  })
}
