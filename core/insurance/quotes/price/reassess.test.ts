import { expect, test } from 'vitest'
import { errorResponse, inTurn, json, type Reply } from '../../../testing/scripted-server.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { getRisk } from '../../risk/endpoints.ts'
import { exampleRisk } from '../../risk/risk.fixture.ts'
import { reassessRisk } from './reassessment-endpoint.ts'
import { reassess } from './reassess.ts'

const quote = {
  id: 'quote-1',
  accountId: 'account-1',
  product: 'P100',
  agentEmail: 'agent@demo.test',
} as const
const running = { ...exampleRisk, scan: 'running' } as const

const open = async (reads: Reply, asked: Reply = json(running)) => {
  const context = await testPlatform({ signedIn: true })
  context.server.on(reassessRisk, asked)
  context.server.on(getRisk, reads)
  return context
}

test('reads the risk after five seconds, then polls until the scan is done', async () => {
  const { platform, server, time } = await open(inTurn(json(running), json(exampleRisk)))
  const done = reassess(platform, quote)
  await time.advance(4_999)
  expect(server.callsOf(getRisk)).toHaveLength(0)
  expect(server.callsOf(reassessRisk)[0]?.body).toEqual({
    quoteId: 'quote-1',
    product: 'P100',
    agentEmail: 'agent@demo.test',
  })
  await time.advance(1)
  expect(server.callsOf(getRisk)).toHaveLength(1)
  await time.advance(2_000)
  expect(await done).toMatchObject({ scan: 'idle' })
})

test('stops polling when a scan does not end', async () => {
  const { platform, server, time } = await open(json(running))
  const done = reassess(platform, quote)
  for (let step = 0; step < 40; step += 1) await time.advance(1_000)
  expect(await done).toMatchObject({ scan: 'running' })
  expect(server.callsOf(getRisk).length).toBeLessThan(20)
})

test('fails immediately when a scan is rejected', async () => {
  const { platform, server } = await open(json(exampleRisk), errorResponse(409, 'scansOff'))
  await expect(reassess(platform, quote)).rejects.toMatchObject({ code: 'scansOff' })
  expect(server.callsOf(getRisk)).toHaveLength(0)
})
