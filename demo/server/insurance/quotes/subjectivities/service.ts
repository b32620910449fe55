import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import {
  openSubjectivityStatuses,
  subjectivityRules,
  subjectivityTransitions,
  type Subjectivity,
} from '#core/insurance/quotes/subjectivities/model.ts'
import type {
  SubjectivityAnswer,
  SubjectivityDecision,
  SubjectivityText,
} from '#core/insurance/quotes/subjectivities/forms.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import { openQuoteStatuses } from '#core/insurance/quotes/statuses.ts'
import { zoneOf, type Insured } from '../../../directory/states/zones.ts'
import { userName, userNames } from '../../../directory/users/user-name.ts'
import { ApiError, fieldError, notFound } from '../../../kernel/api-error.ts'
import { without } from '../../../kernel/lists/without.ts'
import type { FileAnswer } from '../../../kernel/route.ts'
import type { Services } from '../../../kernel/services.ts'
import { isForOnePurpose, tokenKindOf } from '../../../kernel/scope/permitted.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { logChange } from '../../../kernel/activity/log.ts'
import { quoteSubject } from '../../activity/subjects.ts'
import { effectiveStatusOf } from '../effective-status.ts'
import { queueProposal } from '../mail/mails.ts'
import { lockQuote, readQuote } from '../read-quote.ts'
import { quotes, type QuoteRecord } from '../tables.ts'
import { fileTypeOf } from './file-type.ts'
import { subjectivities, type SubjectivityRecord } from './tables.ts'

type List = { readonly content: Subjectivity[]; readonly timezone: string }

/** Files are read one by one. */
export const listedColumns = without(getTableColumns(subjectivities), 'file')

const subjectivityToWire = (
  {
    id,
    text,
    status,
    answer,
    fileName,
    filledBy,
    filledById,
    filled,
    waiveReason,
    created,
  }: Omit<SubjectivityRecord, 'file'>,
  names: ReadonlyMap<string, string>,
): Subjectivity => ({
  id,
  text,
  status,
  answer,
  fileName,
  filledBy: names.get(filledById ?? '') ?? filledBy,
  filled: filled?.toISOString() ?? null,
  waiveReason,
  created: created.toISOString(),
})

/** Rows with their users' current names. */
export const subjectivitiesToWire = async (
  services: Pick<Services, 'database'>,
  rows: readonly Omit<SubjectivityRecord, 'file'>[],
): Promise<Subjectivity[]> => {
  const names = await userNames(
    services,
    rows.map(({ filledById }) => filledById),
  )
  return rows.map((row) => subjectivityToWire(row, names))
}

const contentOf = async (
  services: Services,
  quote: Insured & { readonly id: string },
): Promise<List> => {
  const rows = await services.database
    .handle()
    .select(listedColumns)
    .from(subjectivities)
    .where(eq(subjectivities.quoteId, quote.id))
    .orderBy(asc(subjectivities.created), asc(subjectivities.id))
  return { content: await subjectivitiesToWire(services, rows), timezone: zoneOf(quote) }
}

const isOpen = inArray(subjectivities.status, [...openSubjectivityStatuses])

/** The texts of a quote's open subjectivities, oldest first. */
export const openTextsOf = async (
  { database }: Services,
  quoteId: string,
): Promise<readonly string[]> => {
  const rows = await database
    .handle()
    .select({ text: subjectivities.text })
    .from(subjectivities)
    .where(and(eq(subjectivities.quoteId, quoteId), isOpen))
    .orderBy(asc(subjectivities.created), asc(subjectivities.id))
  return rows.map(({ text }) => text)
}

/** Rejects viewers who see the quote but may not see its insured's answers and files. */
const assertAnswersVisible = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<Quote> => {
  if (isForOnePurpose(viewer)) throw new ApiError('forbidden')
  return readQuote(services, viewer, { quoteId })
}

/** The subjectivities of a quote in the viewer's scope. */
export const listSubjectivities = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<List> => {
  const { id, region, state } = await assertAnswersVisible(services, viewer, quoteId)
  return contentOf(services, { id, region, state })
}

/** Locks a quote that is not bound yet. */
export const lockOpen = async (
  services: Services,
  viewer: Viewer,
  quoteId: string,
): Promise<QuoteRecord> => {
  const { record } = await lockQuote(services, viewer, { quoteId })
  const status = effectiveStatusOf(record, services.clock.now())
  if (!openQuoteStatuses.some((each) => each === status))
    throw new ApiError('quoteStatusForbids', { params: { status } })
  return record
}

/**
 * Updates the quote's number of open subjectivities and draws its proposal, which lists them. The quote
 * gets a new version, so a decision on the earlier one is rejected.
 */
const countOpen = async (services: Services, record: QuoteRecord): Promise<void> => {
  const handle = services.database.handle()
  const open = await handle.$count(
    subjectivities,
    and(eq(subjectivities.quoteId, record.id), isOpen),
  )
  if (open === record.openSubjectivities) return
  await handle
    .update(quotes)
    .set({
      openSubjectivities: open,
      revision: record.revision + 1,
      modified: services.clock.now(),
    })
    .where(eq(quotes.id, record.id))
  await queueProposal(services, record)
}

interface LoggedChange {
  readonly text: string
  readonly before: string | null
  readonly after: string
  /** Set for a waiver. */
  readonly reason?: string | undefined
}

const log = (
  services: Services,
  viewer: Viewer,
  record: QuoteRecord,
  { text, before, after, reason }: LoggedChange,
): Promise<void> =>
  logChange(services, viewer, quoteSubject(record), [
    { field: 'subjectivity', before, after: `${text}: ${after}` },
    ...(reason === undefined ? [] : [{ field: 'waiveReason', before: null, after: reason }]),
  ])

/** Adds a subjectivity to a quote that is not bound yet; a repeated call adds no second one. */
export const addSubjectivity = (
  services: Services,
  viewer: Viewer,
  quoteId: string,
  { text }: SubjectivityText,
): Promise<List> =>
  services.database.transaction(async () => {
    const record = await lockOpen(services, viewer, quoteId)
    const handle = services.database.handle()
    const ofQuote = eq(subjectivities.quoteId, quoteId)
    const same = and(ofQuote, eq(subjectivities.text, text), eq(subjectivities.status, 'OPEN'))
    if ((await handle.$count(subjectivities, same)) > 0) return contentOf(services, record)
    const count = await handle.$count(subjectivities, ofQuote)
    if (count >= subjectivityRules.maxPerQuote)
      throw new ApiError('tooManySubjectivities', {
        params: { max: subjectivityRules.maxPerQuote },
      })
    const created = services.clock.now()
    await handle
      .insert(subjectivities)
      .values({ id: services.newId(), quoteId, text, status: 'OPEN', created })
    await countOpen(services, record)
    await log(services, viewer, record, { text, before: null, after: 'OPEN' })
    return contentOf(services, record)
  })

interface Which {
  readonly id: string
  readonly subjectivityId: string
}

const oneOf = async (
  { database }: Services,
  { id, subjectivityId }: Which,
): Promise<SubjectivityRecord> => {
  const [found] = await database
    .handle()
    .select()
    .from(subjectivities)
    .where(and(eq(subjectivities.quoteId, id), eq(subjectivities.id, subjectivityId)))
  if (found === undefined) throw notFound()
  return found
}

/** The file of an answer as it is stored; 400 at the field if its type is not accepted. */
const fileOf = ({ file, fileName }: SubjectivityAnswer) => {
  if (!file) return {}
  const bytes = new Uint8Array(Buffer.from(file, 'base64'))
  if (bytes.length > subjectivityRules.maxBytes)
    throw fieldError('subjectivities:error.fileTooLarge', 'file')
  const fileType = fileTypeOf(bytes)
  if (fileType === undefined) throw fieldError('subjectivities:error.fileType', 'file')
  return { file: bytes, fileType, fileName: fileName || 'file' }
}

/** The author of an answer: the user, or the insured who opened the link. */
const answererOf = async (
  services: Services,
  viewer: Viewer,
  { customerFirstName, customerLastName }: QuoteRecord,
): Promise<string | undefined> => {
  if (viewer.kind === 'user') return (await userName(services, viewer)) ?? undefined
  return tokenKindOf(viewer) === 'code' ? `${customerFirstName} ${customerLastName}` : undefined
}

/** Answers a subjectivity that an underwriter has not decided on; a new answer replaces the previous one. */
export const fillSubjectivity = (
  services: Services,
  viewer: Viewer,
  which: Which,
  given: SubjectivityAnswer,
): Promise<List> =>
  services.database.transaction(async () => {
    const record = await lockOpen(services, viewer, which.id)
    const { text, status } = await oneOf(services, which)
    if (!openSubjectivityStatuses.some((each) => each === status))
      throw new ApiError('subjectivityDecided')
    const name = await answererOf(services, viewer, record)
    await services.database
      .handle()
      .update(subjectivities)
      .set({
        status: 'FILLED',
        ...(given.answer && { answer: given.answer }),
        ...fileOf(given),
        filledBy: name ?? null,
        filledById: viewer.kind === 'user' ? viewer.userId : null,
        filled: services.clock.now(),
      })
      .where(eq(subjectivities.id, which.subjectivityId))
    await log(services, viewer, record, { text, before: status, after: 'FILLED' })
    return contentOf(services, record)
  })

/** Accepts or waives a subjectivity, or asks again. */
export const decideSubjectivity = (
  services: Services,
  viewer: Viewer,
  which: Which,
  { status: after, seen, reason }: SubjectivityDecision,
): Promise<List> =>
  services.database.transaction(async () => {
    const record = await lockOpen(services, viewer, which.id)
    const { text, status: before, filled } = await oneOf(services, which)
    if (before !== after) {
      const isSeen = seen?.status === before && seen.filled === (filled?.toISOString() ?? null)
      if (seen !== undefined && !isSeen) throw new ApiError('subjectivityChanged')
      if (!subjectivityTransitions[before].some((status) => status === after))
        throw new ApiError('subjectivityDecided')
      const waiveReason = after === 'WAIVED' ? (reason ?? null) : null
      await services.database
        .handle()
        .update(subjectivities)
        .set({ status: after, waiveReason })
        .where(eq(subjectivities.id, which.subjectivityId))
      await countOpen(services, record)
      const logged = waiveReason === null ? {} : { reason: waiveReason }
      await log(services, viewer, record, { text, before, after, ...logged })
    }
    return contentOf(services, record)
  })

/** The file of an answer; undefined if none was uploaded. */
export const readSubjectivityFile = async (
  services: Services,
  viewer: Viewer,
  which: Which,
): Promise<FileAnswer | undefined> => {
  await assertAnswersVisible(services, viewer, which.id)
  const { file, fileName, fileType } = await oneOf(services, which)
  if (file === null || fileName === null || fileType === null) return undefined
  return { name: fileName, type: fileType, bytes: file }
}
