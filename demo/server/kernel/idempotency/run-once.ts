import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { replayedHeader } from '#core/platform/api/headers.ts'
import { ApiError } from '../api-error.ts'
import type { Services } from '../services.ts'
import type { CallKey } from './call-key.ts'
import { openResponse, sealResponse } from './sealed-response.ts'
import { idempotentAnswers } from './tables.ts'

/** Maximum time that a repeat waits for the running call. After that it gets 503. */
const maxWait = '10s'

/** Maximum characters of a stored response. */
const maxAnswerLength = 262_144

const storedAnswer = z.object({
  status: z.int(),
  contentType: z.nullable(z.string()),
  body: z.string(),
})

type Needs = Pick<Services, 'database' | 'clock'>

/** Ends a call whose response is already stored. */
class Repeated extends Error {
  readonly answer: Response
  constructor(answer: Response) {
    super('The call was answered before')
    this.answer = answer
  }
}

const rowOf = ({ caller, endpoint, keyHash }: CallKey) =>
  and(
    eq(idempotentAnswers.caller, caller),
    eq(idempotentAnswers.endpoint, endpoint),
    eq(idempotentAnswers.keyHash, keyHash),
  )

const sealingOf = ({ key, caller, endpoint, inputHash }: CallKey) => ({
  key,
  row: `${caller} ${endpoint} ${inputHash}`,
})

/**
 * The response of the first call; undefined if there was none. Throws 422 if it had a different
 * input.
 */
const readStored = async ({ database }: Needs, call: CallKey): Promise<Response | undefined> => {
  const [row] = await database.handle().select().from(idempotentAnswers).where(rowOf(call))
  if (row === undefined) return undefined
  if (row.inputHash !== call.inputHash) throw new ApiError('idempotencyKeyReused')
  if (row.answer === null) throw new ApiError('answerNotStored')
  const opened: unknown = JSON.parse(openResponse(sealingOf(call), row.answer))
  const { status, contentType, body } = z.parse(storedAnswer, opened)
  return new Response(body === '' ? null : body, {
    status,
    headers: {
      ...(contentType !== null && { 'Content-Type': contentType }),
      [replayedHeader]: 'true',
    },
  })
}

/** Writes the row of the key. Waits for another call that writes the same key. */
const claim = async (services: Needs, call: CallKey): Promise<void> => {
  const { database, clock } = services
  const handle = database.handle()
  const { caller, endpoint, keyHash, inputHash } = call
  await handle.execute(sql`select set_config('lock_timeout', ${maxWait}, true)`)
  const claimed = await handle
    .insert(idempotentAnswers)
    .values({ caller, endpoint, keyHash, inputHash, created: clock.now() })
    .onConflictDoNothing()
    .returning({ endpoint: idempotentAnswers.endpoint })
  await handle.execute(sql`set local lock_timeout to default`)
  if (claimed.length > 0) return
  const stored = await readStored(services, call)
  if (stored === undefined) throw new Error('The key is neither new nor stored')
  throw new Repeated(stored)
}

const store = async ({ database }: Needs, call: CallKey, answer: Response): Promise<void> => {
  const { status } = answer
  const body = await answer.clone().text()
  if (body.length > maxAnswerLength) return
  const contentType = answer.headers.get('Content-Type')
  const sealed = sealResponse(sealingOf(call), JSON.stringify({ status, contentType, body }))
  await database.handle().update(idempotentAnswers).set({ answer: sealed }).where(rowOf(call))
}

/**
 * Runs a call once for its key. The response is stored in the transaction of the call, so a repeat
 * gets it and writes nothing. A call that fails stores nothing and may be retried.
 */
export const runOnce = async (
  services: Needs,
  call: CallKey,
  act: () => Promise<Response>,
): Promise<Response> => {
  // before the handler, which could reject the repeat after the first call
  const stored = await readStored(services, call)
  if (stored) return stored
  try {
    return await services.database.oneTransaction(act, {
      begin: () => claim(services, call),
      end: (answer) => store(services, call, answer),
    })
  } catch (error) {
    if (error instanceof Repeated) return error.answer
    // another call with the key may have made this one impossible meanwhile
    const meanwhile = await readStored(services, call).catch(() => undefined)
    if (meanwhile) return meanwhile
    throw error
  }
}
