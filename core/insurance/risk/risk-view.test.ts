import { describe, expect, test } from 'vitest'
import {
  delayed,
  errorResponse,
  inTurn,
  json,
  noNetwork,
  type Reply,
} from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { getRisk, refreshRisk } from './endpoints.ts'
import { createRiskView } from './risk-view.ts'
import { exampleRisk } from './risk.fixture.ts'

const accountId = 'account-1'
const running = { ...exampleRisk, scan: 'running' } as const
const failing: Reply = errorResponse(500, 'internal')

const open = async (reply: Reply) => {
  const context = await testPlatform({ signedIn: true })
  await context.platform.wording.load('risk')
  context.server.on(getRisk, reply)
  const view = createRiskView(context.platform, { accountId })
  const reads = () => context.server.callsOf(getRisk).length
  return { ...context, view, reads, state: () => view.$state.get() }
}

describe('the view of a risk', () => {
  test('shows the risk', async () => {
    const { view, state } = await open(json(exampleRisk))
    await view.load()
    expect(state()).toEqual({ kind: 'shown', risk: exampleRisk })
  })

  test('keeps polling while a scan runs, even after a failed read', async () => {
    const { view, time, state, reads } = await open(
      inTurn(json(running), noNetwork, json(running), json(exampleRisk)),
    )
    await view.load()
    expect(state()).toMatchObject({ risk: { scan: 'running' } })
    for (let step = 0; step < 4; step += 1) await time.advance(2_000)
    expect(state()).toMatchObject({ kind: 'shown', risk: { scan: 'idle' } })
    expect(reads()).toBe(4)
    await time.advance(10_000)
    expect(reads()).toBe(4)
  })

  test('stops polling when a scan never ends, and when the view is closed', async () => {
    const endless = await open(json(running))
    await endless.view.load()
    for (let step = 0; step < 100; step += 1) await endless.time.advance(2_000)
    const { length } = endless.server.callsOf(getRisk)
    expect(length).toBeLessThan(70)

    const left = await open(json(running))
    await left.view.load()
    left.view.dispose()
    await left.time.advance(10_000)
    expect(left.reads()).toBe(1)
  })

  test('shows an error, then the risk on retry', async () => {
    const { view, state } = await open(inTurn(failing, json(exampleRisk)))
    await view.load()
    expect(state()).toMatchObject({ kind: 'unavailable', error: { status: 500 } })
    await view.load()
    expect(state()).toMatchObject({ kind: 'shown' })
  })

  test('keeps the current scores when a reload fails', async () => {
    const { view, state } = await open(inTurn(json(exampleRisk), noNetwork))
    await view.load()
    await view.load()
    expect(state()).toMatchObject({ kind: 'shown' })
    expect(view.$problem.get()).toContain("couldn't be loaded")
  })

  test('requests one scan at a time, and shows when it is rejected', async () => {
    const { view, server, state } = await open(json(exampleRisk))
    await view.load()
    const slow = delayed(json(running))
    server.on(refreshRisk, slow.reply)
    const first = view.refresh()
    await view.refresh()
    slow.release()
    await first
    expect(server.callsOf(refreshRisk)).toHaveLength(1)
    expect(state()).toMatchObject({ risk: { scan: 'running' } })

    server.on(refreshRisk, errorResponse(409, 'domainMissing', { detail: 'Add a domain first' }))
    await view.refresh()
    expect(view.$problem.get()).toBe('Add a domain first')
    expect(view.$isBusy.get()).toBe(false)
  })
})
