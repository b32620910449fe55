import { randomInt } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { RecordGrant } from '#core/identity/session/model.ts'
import {
  codeLength,
  type CodeChannel,
  type Workflow,
  type WorkflowFlow,
  type WorkflowTokens,
} from '#core/identity/security-code/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import { portalLink } from '../../kernel/portal-link.ts'
import type { Services } from '../../kernel/services.ts'
import { hashSecret, secretMatches } from '../credentials/secrets.ts'
import { regionOfRecord, startSession } from '../session/service.ts'
import { maskEmail, maskPhone } from './mask.ts'
import { codeRules, codeWorks, isLocked, resendWait, stateOf } from './rules.ts'
import { workflowCodes, workflows } from './tables.ts'

type Row = typeof workflows.$inferSelect

/** The record, recipient and destination of a new workflow. */
export interface NewWorkflow {
  readonly flow: WorkflowFlow
  readonly grant: RecordGrant
  /** The region of the record. */
  readonly region: Region
  readonly email: string
  readonly phone?: string | undefined
  /** The portal path of the record. */
  readonly redirectPath: string
}

/** Creates a workflow in the caller's transaction. The mail contains `link`. */
export const createWorkflow = async (
  services: Services,
  { flow, grant, region, email, phone, redirectPath }: NewWorkflow,
): Promise<{ readonly workflowId: string; readonly link: string }> => {
  const workflowId = services.newId()
  await services.database
    .handle()
    .insert(workflows)
    .values({
      id: workflowId,
      flow,
      grantKind: grant.kind,
      grantId: grant.id,
      email,
      phone: phone ?? null,
      redirectPath,
      created: services.clock.now(),
    })
  return { workflowId, link: portalLink(services, region, `/validate/${workflowId}`) }
}

/**
 * Locks the workflow for this transaction, so that two tabs cannot send or try a code at the same
 * time.
 */
const lockWorkflow = async ({ database }: Services, workflowId: string): Promise<Row> => {
  const [row] = await database
    .handle()
    .select()
    .from(workflows)
    .where(eq(workflows.id, workflowId))
    .for('update')
  if (!row) throw new ApiError('workflowNotFound')
  return row
}

const sentTimes = async ({ database }: Services, workflowId: string): Promise<readonly Date[]> => {
  const rows = await database
    .handle()
    .select({ sent: workflowCodes.sent })
    .from(workflowCodes)
    .where(eq(workflowCodes.workflowId, workflowId))
    .orderBy(desc(workflowCodes.sent))
    .limit(codeRules.codesAnHour)
  return rows.map(({ sent }) => sent)
}

const secondsOf = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000))

const toWire = (row: Row, sent: readonly Date[], now: Date): Workflow => {
  const state = stateOf(row, now)
  const via = row.codeVia ?? 'email'
  return {
    workflowId: row.id,
    flow: row.flow,
    ...(row.phone && { flowUserPhone: maskPhone(row.phone) }),
    sendCodeTo: via === 'text' && row.phone ? maskPhone(row.phone) : maskEmail(row.email),
    state,
    resendInSeconds: secondsOf(resendWait(sent, now)),
    codeExpiresInSeconds:
      state === 'open' && row.codeExpires
        ? secondsOf(row.codeExpires.getTime() - now.getTime())
        : 0,
    lockedForSeconds:
      state === 'locked' && row.lockedUntil
        ? secondsOf(row.lockedUntil.getTime() - now.getTime())
        : 0,
    triesLeft: state === 'locked' ? 0 : codeRules.tries - row.wrongTries,
  }
}

const change = async (
  { database }: Services,
  row: Row,
  set: Partial<typeof workflows.$inferInsert>,
): Promise<Row> => {
  const [changed] = await database
    .handle()
    .update(workflows)
    .set(set)
    .where(eq(workflows.id, row.id))
    .returning()
  if (!changed) throw new Error('The locked workflow was deleted')
  return changed
}

/** Resets the count of wrong codes after a lock has expired. */
const unlocked = async (services: Services, row: Row, now: Date): Promise<Row> =>
  row.lockedUntil && row.lockedUntil <= now
    ? change(services, row, { lockedUntil: null, wrongTries: 0 })
    : row

const send = async (
  services: Services,
  row: Row,
  { via, code, codeHash, region: ofPage }: Code & { via: CodeChannel; region: Region },
): Promise<Row> => {
  const now = services.clock.now()
  const grant: RecordGrant = { kind: row.grantKind, id: row.grantId }
  const region = (await regionOfRecord(services, grant)) ?? ofPage
  const t = mailTexts(services, region)
  const minutes = codeRules.lives / 60_000
  await services.send({
    region,
    to: via === 'text' && row.phone ? row.phone : row.email,
    via,
    subject: t('mails:securityCode.subject'),
    text: t(via === 'text' ? 'mails:securityCode.textMessage' : 'mails:securityCode.text', {
      code,
      minutes,
    }),
  })
  await services.database
    .handle()
    .insert(workflowCodes)
    .values({ id: services.newId(), workflowId: row.id, sent: now })
  return change(services, row, {
    codeHash,
    codeVia: via,
    codeExpires: new Date(now.getTime() + codeRules.lives),
    codeUsed: null,
  })
}

interface Code {
  readonly code: string
  readonly codeHash: string
}

/** Hashing is slow, so call it before the transaction. */
const newCode = async (services: Services): Promise<Code> => {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  return { code, codeHash: await hashSecret(services, code) }
}

/** Reads a workflow. Sends no code, because mail scanners open links too. */
export const readWorkflow = async (services: Services, workflowId: string): Promise<Workflow> => {
  const { database, clock } = services
  const [found] = await database
    .handle()
    .select()
    .from(workflows)
    .where(eq(workflows.id, workflowId))
  if (!found) throw new ApiError('workflowNotFound')
  return toWire(found, await sentTimes(services, workflowId), clock.now())
}

/** Sends a code that replaces the last one. */
export const sendCode = async (
  services: Services,
  workflowId: string,
  { via, region }: { readonly via: CodeChannel; readonly region: Region },
): Promise<Workflow> => {
  const { database, clock } = services
  const code = await newCode(services)
  return database.transaction(async () => {
    const now = clock.now()
    const row = await unlocked(services, await lockWorkflow(services, workflowId), now)
    if (isLocked(row, now)) throw lockedError(row, now)
    if (via === 'text' && !row.phone) throw new ApiError('workflowHasNoPhone')
    const sent = await sentTimes(services, workflowId)
    const wait = secondsOf(resendWait(sent, now))
    if (wait > 0) {
      const tooMany = wait > codeRules.resendAfter / 1000
      throw new ApiError(tooMany ? 'tooManyCodes' : 'codeTooSoon', {
        params: { count: tooMany ? Math.ceil(wait / 60) : wait },
        headers: { 'Retry-After': String(wait) },
      })
    }
    const renewed = await send(services, row, { ...code, via, region })
    return toWire(renewed, await sentTimes(services, workflowId), clock.now())
  })
}

const lockedError = (row: Row, now: Date): ApiError => {
  const seconds = secondsOf((row.lockedUntil?.getTime() ?? 0) - now.getTime())
  return new ApiError('workflowLocked', {
    params: { count: Math.ceil(seconds / 60) },
    headers: { 'Retry-After': String(seconds) },
  })
}

const countWrongCode = async (services: Services, row: Row, now: Date): Promise<ApiError> => {
  const wrongTries = row.wrongTries + 1
  const left = codeRules.tries - wrongTries
  if (left > 0) {
    await change(services, row, { wrongTries })
    return new ApiError('wrongCode', {
      params: { count: left },
      fieldErrors: [{ code: 'wrongCode', field: 'secret', params: { count: left } }],
    })
  }
  const lockedUntil = new Date(now.getTime() + codeRules.lockedFor)
  const locked = await change(services, row, {
    wrongTries,
    lockedUntil,
    // invalidates the code, so that it cannot outlive the lock
    codeExpires: now,
  })
  return lockedError(locked, now)
}

/**
 * Exchanges the right code for tokens of the record. Wrong codes count across all codes of the
 * workflow.
 */
export const exchangeCode = async (
  services: Services,
  { workflowId, secret }: { readonly workflowId: string; readonly secret: string },
): Promise<WorkflowTokens> => {
  const outcome = await services.database.transaction(
    async (): Promise<ApiError | WorkflowTokens> => {
      const now = services.clock.now()
      const row = await unlocked(services, await lockWorkflow(services, workflowId), now)
      if (isLocked(row, now)) return lockedError(row, now)
      if (!row.codeHash || !codeWorks(row, now)) return new ApiError('codeExpired')
      if (!(await secretMatches(services, row.codeHash, secret)))
        return countWrongCode(services, row, now)
      if (!row.codeUsed) await change(services, row, { codeUsed: now, wrongTries: 0 })
      const grant: RecordGrant = { kind: row.grantKind, id: row.grantId }
      const tokens = await startSession(services, { grant, flow: row.flow, workflowId: row.id })
      return { ...tokens, redirectURL: row.redirectPath, grant }
    },
  )
  // thrown outside the transaction, so that the count of wrong codes is committed
  if (outcome instanceof ApiError) throw outcome
  return outcome
}
