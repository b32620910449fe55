import { describe, expect, test } from 'vitest'
import { inTurn, json, noNetwork, errorResponse } from '../../testing/scripted-server.ts'
import { testEmbed, type TestPlatformOptions } from '../../testing/test-platform.ts'
import { issueTokens, recordClaims } from '../../testing/tokens.ts'
import { exchangeWorkflowCode, getWorkflow, sendWorkflowCode } from './endpoints.ts'
import type { Workflow } from './model.ts'
import { createSecurityCode } from './security-code.ts'
import { clockText } from './remaining-seconds.ts'

const sent: Workflow = {
  workflowId: 'wf-1',
  flow: 'E_PAY',
  flowUserPhone: '(•••) •••-0142',
  sendCodeTo: 'd•••@bayside.example',
  state: 'open',
  resendInSeconds: 30,
  codeExpiresInSeconds: 300,
  lockedForSeconds: 0,
  triesLeft: 5,
}

const setup = async (answers: TestPlatformOptions['answers']) => {
  const { platform, server, time } = await testEmbed({
    clientKey: undefined,
    namespaces: ['security-code'],
    ...(answers === undefined ? {} : { answers }),
  })
  const page = createSecurityCode(platform, { workflowId: 'wf-1' })
  await page.load()
  return { page, platform, server, time }
}

const opened = json({
  ...issueTokens(0, { claims: recordClaims() }),
  redirectURL: '/policy/policy-1/accountant-payment',
  grant: { kind: 'policy', id: 'policy-1' },
})

describe('a code', () => {
  test('sends six digits automatically and opens the record', async () => {
    const { page, platform, server, time } = await setup((on) => {
      on.answer(getWorkflow, sent)
      on.on(exchangeWorkflowCode, opened)
    })
    page.type('12 34-5x6 789')
    await time.settle()
    expect(server.callsOf(exchangeWorkflowCode)[0]?.body).toEqual({
      workflowId: 'wf-1',
      secret: '123456',
    })
    expect(page.$state.get()).toEqual({
      kind: 'verified',
      flow: 'E_PAY',
      redirectURL: '/policy/policy-1/accountant-payment',
      grant: { kind: 'policy', id: 'policy-1' },
    })
    expect(platform.session.$claims.get()).toMatchObject({ kind: 'record' })
  })

  test('leaves a wrong code in the field, with the server’s message', async () => {
    const { page, time } = await setup((on) => {
      on.on(getWorkflow, inTurn(json(sent), json({ ...sent, triesLeft: 4 })))
      on.on(
        exchangeWorkflowCode,
        errorResponse(400, 'wrongCode', { detail: 'That is not the code. 4 tries are left.' }),
      )
    })
    page.type('111111')
    await time.settle()
    expect(page.$code.get()).toBe('111111')
    expect(page.$notice.get()).toEqual({
      tone: 'error',
      text: 'That is not the code. 4 tries are left.',
    })
    page.type('11111')
    expect(page.$notice.get()).toBeUndefined()
  })

  test('sends a wrong code once: not on Enter, not after each corrected digit', async () => {
    const { page, server, time } = await setup((on) => {
      on.answer(getWorkflow, sent)
      on.on(exchangeWorkflowCode, errorResponse(400, 'wrongCode', { detail: 'Wrong.' }))
    })
    page.type('111111')
    await time.settle()
    await page.verify()
    expect(page.$notice.get()).toEqual({ tone: 'error', text: 'Wrong.' })
    page.type('111112')
    page.type('111122')
    await time.settle()
    expect(server.callsOf(exchangeWorkflowCode)).toHaveLength(1)
    await page.verify()
    page.type('987654')
    await time.settle()
    expect(server.callsOf(exchangeWorkflowCode).map(({ body }) => body)).toMatchObject([
      { secret: '111111' },
      { secret: '111122' },
      { secret: '987654' },
    ])
  })

  test('ends the page when another user must use the code', async () => {
    const { page, time } = await setup((on) => {
      on.answer(getWorkflow, sent)
      on.on(exchangeWorkflowCode, errorResponse(401, 'sessionExpired', { detail: 'Log in.' }))
    })
    page.type('123456')
    await time.settle()
    expect(page.$state.get()).toMatchObject({
      kind: 'failed',
      error: { status: 401 },
      message: 'Log in.',
    })
  })

  test('does not send a short code', async () => {
    const { page, server } = await setup((on) => on.answer(getWorkflow, sent))
    page.type('123')
    await page.verify()
    expect(server.callsOf(exchangeWorkflowCode)).toHaveLength(0)
    expect(page.$notice.get()?.text).toBe('Enter all 6 digits.')
  })

  test('stays in the field when offline, and works when the network is back', async () => {
    const { page, time } = await setup((on) => {
      on.answer(getWorkflow, sent)
      on.on(exchangeWorkflowCode, inTurn(noNetwork, opened))
    })
    page.type('123456')
    await time.settle()
    expect(page.$notice.get()?.text).toContain('Check your connection')
    expect(page.$code.get()).toBe('123456')
    await page.verify()
    expect(page.$state.get().kind).toBe('verified')
  })
})

describe('the first code', () => {
  const unsent: Workflow = { ...sent, state: 'unsent', resendInSeconds: 0, codeExpiresInSeconds: 0 }

  test('is sent on request, not when the page opens', async () => {
    const { page, server } = await setup((on) => {
      on.answer(getWorkflow, unsent)
      on.answer(sendWorkflowCode, sent)
    })
    expect(page.$state.get().kind).toBe('unsent')
    expect(server.callsOf(sendWorkflowCode)).toHaveLength(0)
    await page.sendCode('email')
    expect(server.callsOf(sendWorkflowCode)[0]?.body).toEqual({ via: 'email' })
    expect(page.$state.get()).toMatchObject({ kind: 'asking', workflow: sent })
    expect(page.$notice.get()).toBeUndefined()
  })

  test('shows the reason when the first code cannot be sent, and can be requested again', async () => {
    const { page } = await setup((on) => {
      on.answer(getWorkflow, unsent)
      on.on(sendWorkflowCode, inTurn(noNetwork, json(sent)))
    })
    await page.sendCode('email')
    expect(page.$state.get().kind).toBe('unsent')
    expect(page.$notice.get()?.text).toContain('Check your connection')
    await page.sendCode('email')
    expect(page.$state.get().kind).toBe('asking')
  })
})

describe('waiting', () => {
  test('counts down by the platform’s clock', async () => {
    const { page, time } = await setup((on) => on.answer(getWorkflow, sent))
    await time.advance(29_000)
    expect(page.$waits.get()).toEqual({ resend: 1, codeExpires: 271, locked: 0 })
    await time.advance(2000)
    expect(page.$waits.get().resend).toBe(0)
    expect(clockText(271)).toBe('4:31')
  })

  test('starts again when another code is requested', async () => {
    const { page, server } = await setup((on) => {
      on.answer(getWorkflow, { ...sent, resendInSeconds: 0 })
      on.answer(sendWorkflowCode, { ...sent, sendCodeTo: '(•••) •••-0142' })
    })
    page.type('12')
    await page.sendCode('text')
    expect(server.callsOf(sendWorkflowCode)[0]?.body).toEqual({ via: 'text' })
    expect(page.$waits.get().resend).toBe(30)
    expect(page.$code.get()).toBe('')
    expect(page.$notice.get()).toEqual({
      tone: 'info',
      text: 'New code sent to (•••) •••-0142.',
    })
  })

  test('ends for a locked page automatically', async () => {
    const { page, time } = await setup((on) =>
      on.on(
        getWorkflow,
        inTurn(json({ ...sent, state: 'locked', lockedForSeconds: 60 }), json(sent)),
      ),
    )
    expect(page.$state.get().kind).toBe('locked')
    await time.advance(61_000)
    expect(page.$state.get().kind).toBe('asking')
  })
})

describe('on load', () => {
  test.each([
    [500, 'Site Under Maintainence!'],
    [502, 'Site Under Maintainence!'],
    [404, 'This link has expired.'],
  ])('maps status %i to %s', async (status, message) => {
    const { page } = await setup((on) =>
      on.on(getWorkflow, errorResponse(status, 'any', { detail: 'This link has expired.' })),
    )
    expect(page.$state.get()).toMatchObject({ kind: 'failed', message })
  })

  test('shows that the network is missing, and can be retried', async () => {
    const { page } = await setup((on) => on.on(getWorkflow, inTurn(noNetwork, json(sent))))
    expect(page.$state.get()).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('Not able to authenticate the user.') as string,
    })
    await page.load()
    expect(page.$state.get().kind).toBe('asking')
  })
})
