import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import type { Host } from '../../foundation/host/host.ts'
import { createMemoryBrowser } from '../../testing/memory-browser.ts'
import { createScriptedServer, errorResponse, noNetwork } from '../../testing/scripted-server.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { streamChanges } from './endpoints.ts'
import { startLive } from './live.ts'
import type { LiveEvent } from './model.ts'

/** A browser and a platform whose streams the test writes to. */
const scene = async () => {
  const browser = createMemoryBrowser()
  const server = createScriptedServer()
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  let open = 0
  const reply = () => {
    open += 1
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        streams.push(controller)
        controller.enqueue(new TextEncoder().encode(': open\n\n'))
      },
      cancel: () => void (open -= 1),
    })
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
  }
  server.on(streamChanges, reply)
  const { platform } = await testPlatform({ browser, server, signedIn: true })
  const { time } = browser

  /** Opens a tab of a session; a host without locks has no lock to wait for. */
  const openTab = (sessionId: string, withLocks = true) => {
    const tab = browser.openTab()
    const lock: Host['lock'] = (_, work) => work()
    const host = withLocks ? tab : { ...tab, lock }
    const session = {
      $isAuthenticated: atom(true),
      $claims: atom({ kind: 'user', sessionId }),
    }
    const received: LiveEvent[] = []
    const close = startLive({ api: platform.api, host, session }, (event) => received.push(event))
    return { tab, session, received, close }
  }
  const send = async (event: LiveEvent): Promise<void> => {
    // in two parts, as a network may deliver it
    const bytes = new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)
    for (const part of [bytes.slice(0, 9), bytes.slice(9)]) streams.at(-1)?.enqueue(part)
    await time.settle()
  }
  const calls = (): number => server.callsOf(streamChanges).length
  return { server, streams, time, openTab, send, calls, reply, openStreams: () => open }
}

const event: LiveEvent = { type: 'changed', kind: 'quote', records: [] }

describe('the tabs of a session', () => {
  test('share one connection, which the next tab takes over', async () => {
    const { openTab, send, time, calls, openStreams } = await scene()
    const first = openTab('one')
    const second = openTab('one')
    await time.settle()
    expect(calls()).toBe(1)
    await send(event)
    expect([first.received, second.received]).toEqual([[event], [event]])
    first.close()
    await time.settle()
    expect([calls(), openStreams()]).toEqual([2, 1])
    await send(event)
    expect([first.received, second.received]).toEqual([[event], [event, event]])
  })

  test('have one connection each without locks', async () => {
    const { openTab, time, calls } = await scene()
    openTab('one', false)
    openTab('one', false)
    await time.settle()
    expect(calls()).toBe(2)
  })

  test('receive nothing of another session', async () => {
    const { openTab, send, time } = await scene()
    const own = openTab('one')
    await time.settle()
    const other = openTab('two')
    await time.settle()
    await send(event)
    expect([own.received, other.received]).toEqual([[], [event]])
  })
})

describe('a connection', () => {
  test('closes at the sign-out, and another one opens after the next sign-in', async () => {
    const { openTab, time, calls, openStreams } = await scene()
    const { session } = openTab('one')
    await time.settle()
    session.$isAuthenticated.set(false)
    await time.settle()
    expect(openStreams()).toBe(0)
    await time.advance(60_000)
    expect(calls()).toBe(1)
    session.$isAuthenticated.set(true)
    await time.settle()
    expect(openStreams()).toBe(1)
  })

  test('reopens with growing delays when it breaks, and refetches everything after a long gap', async () => {
    const { openTab, server, streams, time, calls, reply } = await scene()
    const { received } = openTab('one')
    await time.settle()
    server.on(streamChanges, noNetwork)
    streams[0]?.close()
    await time.advance(60_000)
    const tries = calls()
    expect(tries).toBeGreaterThan(3)
    expect(tries).toBeLessThan(10)
    server.on(streamChanges, reply)
    while (received.length === 0) await time.advance(1_000)
    expect(received).toEqual([{ type: 'reset' }])
  })

  test('requests the changes since the displayed data was read', async () => {
    const { openTab, server, streams, time } = await scene()
    const ages = () => server.callsOf(streamChanges).map(({ url }) => url.searchParams.get('age'))
    await time.advance(1_500)
    openTab('one')
    await time.settle()
    // the page is as old as its first reads, and a request takes some time
    expect(ages()).toEqual(['5'])
    await time.advance(20_000)
    streams[0]?.enqueue(new TextEncoder().encode(':\n\n'))
    await time.advance(2_000)
    streams[0]?.close()
    await time.advance(2_000)
    expect(ages().length).toBe(2)
    expect(Number(ages()[1])).toBeLessThanOrEqual(7)
  })

  test('reopens when it falls silent', async () => {
    const { openTab, time, calls, openStreams } = await scene()
    openTab('one')
    await time.advance(39_000)
    expect(calls()).toBe(1)
    await time.advance(10_000)
    expect([calls(), openStreams()]).toEqual([2, 1])
  })

  test('retries seldom after the platform rejected it', async () => {
    const { openTab, server, time, calls } = await scene()
    server.on(streamChanges, errorResponse(403, 'forbidden'))
    openTab('one')
    await time.advance(60_000)
    expect(calls()).toBeLessThanOrEqual(5)
  })
})
