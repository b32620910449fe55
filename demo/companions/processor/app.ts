import { Hono, type Context } from 'hono'
import * as z from 'zod/mini'
import { chargeInput, type Charges } from './charges.ts'
import type { FramePages } from './frame-pages.ts'
import type { Intent, Ledger, Transaction } from './ledger.ts'
import { reportPath, reportRequest } from '../../server/insurance/billing/protocol/report.ts'
import { isValidSignature } from '../../server/insurance/billing/protocol/signature.ts'
import { signedEvent } from '#core/insurance/billing/model.ts'
import { toDecimal } from '#core/foundation/money/money.ts'
import { boundedText, id } from '#core/foundation/validation/bounded.ts'
import type { Sessions } from './sessions.ts'
import { webhookModes, type WebhookMode, type Webhooks } from './webhooks.ts'

/** The settings that the demo may change at run time. */
export interface Controls {
  webhook: WebhookMode
  settleMs: number
  timeoutMs: number
  /** The delay of a webhook in the mode `late`. */
  lateMs: number
}

const controls = z.partial(
  z.object({
    webhook: z.enum(webhookModes),
    settleMs: z.int().check(z.nonnegative()),
    timeoutMs: z.int().check(z.nonnegative()),
    lateMs: z.int().check(z.nonnegative()),
  }),
)

const challengeInput = z.object({ transactionId: id(), code: z.optional(boundedText(16)) })

/** The shapes of the processor's calls, by the last segment of their address. */
export const processorInputs = {
  charge: chargeInput,
  challenge: challengeInput,
  report: signedEvent,
  reported: reportRequest,
  controls,
} as const

const errorResponse = (status: number, code: string) =>
  Response.json({ status, code, detail: code }, { status })

export interface AppParts {
  readonly ledger: Ledger
  readonly sessions: Sessions
  readonly charges: Charges
  readonly webhooks: Webhooks
  readonly pages: FramePages
  readonly secret: string
  readonly demo: boolean
  readonly controls: Controls
  /** Wakes the worker when an event is queued. */
  readonly wake: () => void
}

/**
 * The processor's HTTP API: session, frame, charge, and the platform's request to resend the event
 * of an intent.
 */
export const createApp = (parts: AppParts): Hono => {
  const { ledger, sessions, charges, webhooks, pages } = parts
  const app = new Hono()

  const bodyOf = async <S extends z.ZodMiniType>(
    context: Context,
    shape: S,
  ): Promise<z.output<S> | undefined> => {
    try {
      const parsed = shape.safeParse(JSON.parse(await context.req.text()))
      return parsed.success ? parsed.data : undefined
    } catch {
      return undefined
    }
  }

  const intentOf = (context: Context): Intent | undefined => {
    const [scheme, key] = (context.req.header('authorization') ?? '').split(' ')
    return scheme === 'Session' && key !== undefined ? sessions.intentOf(key) : undefined
  }

  const settled = async (transaction: Transaction): Promise<Response> => {
    if (parts.controls.webhook === 'early') await webhooks.deliverDue()
    parts.wake()
    const token = ledger.tokenOf(transaction.token_id)
    return Response.json({
      state: transaction.state,
      reason: transaction.reason,
      intentId: transaction.intent_id,
      transactionId: transaction.id,
      transactionDate: new Date(transaction.created_at).toISOString(),
      amount: toDecimal(transaction.amount),
      currency: transaction.currency,
      tokenId: transaction.token_id,
      last4Digits: token?.last4 ?? '',
      ...(token?.brand != null && { cardType: token.brand }),
      ...(token?.bank_name != null && { bankName: token.bank_name }),
      wrongCodes: transaction.wrong_codes,
    })
  }

  app.use(async (context, next) => {
    await next()
    context.header('cache-control', context.res.headers.get('cache-control') ?? 'no-store')
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
  })

  app.get('/', (context) => context.text('Parapet demo payment processor'))
  app.get('/healthz', (context) => context.text('ok'))

  app.get('/session', (context) => {
    const code = context.req.header('x-authentication-key')
    const opened = code === undefined ? undefined : sessions.open(code)
    if (opened === undefined) return errorResponse(401, 'authenticationKeyInvalid')
    const { sessionKey, intent } = opened
    const live = ledger.liveOf(intent.id)
    const saved = (JSON.parse(intent.tokens) as string[]).flatMap((id) => {
      const token = ledger.tokenOf(id)
      return token === undefined
        ? []
        : [{ tokenId: id, name: token.brand ?? token.bank_name, last4Digits: token.last4 }]
    })
    return Response.json({
      sessionKey,
      intentId: intent.id,
      amount: toDecimal(intent.amount),
      currency: intent.currency,
      description: intent.description,
      email: intent.email,
      testMode: parts.demo || intent.is_test === 1,
      saved,
      ...(live !== undefined && { live: { state: live.state, transactionId: live.id } }),
    })
  })

  app.get('/transaction', async (context) => {
    const intent = intentOf(context)
    if (intent === undefined) return errorResponse(401, 'sessionInvalid')
    const last = ledger.liveOf(intent.id) ?? ledger.lastOf(intent.id)
    return last === undefined ? errorResponse(404, 'notFound') : settled(last)
  })

  app.post('/charge', async (context) => {
    const intent = intentOf(context)
    if (intent === undefined) return errorResponse(401, 'sessionInvalid')
    const input = await bodyOf(context, chargeInput)
    if (input === undefined) return errorResponse(400, 'inputInvalid')
    const answer = charges.charge(intent, input)
    switch (answer.kind) {
      case 'invalid':
        return Response.json({ faults: answer.errors }, { status: 422 })
      case 'tooMany': {
        const response = errorResponse(429, 'tooManyAttempts')
        response.headers.set('retry-after', String(Math.ceil(answer.retryInMs / 1000)))
        return response
      }
      case 'transaction':
        return settled(answer.transaction)
    }
  })

  app.post('/challenge', async (context) => {
    const intent = intentOf(context)
    if (intent === undefined) return errorResponse(401, 'sessionInvalid')
    const input = await bodyOf(context, challengeInput)
    if (input === undefined) return errorResponse(400, 'inputInvalid')
    const transaction = charges.challenge(intent, input.transactionId, input.code)
    return transaction === undefined ? errorResponse(404, 'notFound') : settled(transaction)
  })

  // The platform asks for an intent when a response or a webhook seems lost. The webhook is sent
  // again.
  app.post(reportPath, async (context) => {
    const signed = await bodyOf(context, signedEvent)
    if (signed === undefined || !isValidSignature(parts.secret, 'request', signed)) {
      return errorResponse(401, 'signatureInvalid')
    }
    const report = reportRequest.safeParse(JSON.parse(signed.payload))
    if (!report.success) return errorResponse(400, 'inputInvalid')
    const state = ledger.repeat(report.data.intentId)
    if (state !== 'none') await webhooks.deliverDue()
    parts.wake()
    return Response.json({ state })
  })

  app.put('/demo/processor', async (context) => {
    if (!parts.demo) return errorResponse(404, 'notFound')
    const input = await bodyOf(context, controls)
    if (input === undefined) return errorResponse(400, 'inputInvalid')
    Object.assign(parts.controls, input)
    if (input.settleMs !== undefined) charges.applySettlementDelay()
    parts.wake()
    return Response.json(parts.controls)
  })

  app.get('/frame', (context) => pages.page(context.req.query()))
  app.get('/frame/:file', (context) => pages.file(context.req.param('file')))
  app.notFound(() => errorResponse(404, 'notFound'))
  app.onError(() => errorResponse(500, 'failed'))
  return app
}
