import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { chromiumLaunch } from '../../e2e/journeys/chromium.ts'

const message = z.object({
  id: z.optional(z.int()),
  result: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(z.object({ message: z.string() })),
})

type Result = Readonly<Record<string, unknown>>

/** A Chromium controlled by the DevTools protocol only. */
export interface DevTools {
  /** Sends a command to the browser, or to a page by its session. */
  send(method: string, params?: object, sessionId?: string): Promise<Result>
  close(): Promise<void>
}

/** A page in its own context. */
export interface DevToolsPage {
  readonly targetId: string
  send(method: string, params?: object): Promise<Result>
  close(): Promise<void>
}

const context = z.object({ browserContextId: z.string() })
const target = z.object({ targetId: z.string() })
const session = z.object({ sessionId: z.string() })

/** Opens a page and runs `source` in it before its own scripts. */
export const openPage = async ({ send }: DevTools, source: string): Promise<DevToolsPage> => {
  const { browserContextId } = context.parse(await send('Target.createBrowserContext'))
  const size = { width: 1280, height: 800 }
  const { targetId } = target.parse(
    await send('Target.createTarget', { url: 'about:blank', browserContextId, ...size }),
  )
  const { sessionId } = session.parse(
    await send('Target.attachToTarget', { targetId, flatten: true }),
  )
  const sendToPage = (method: string, params: object = {}) => send(method, params, sessionId)
  await sendToPage('Page.enable')
  await sendToPage('Page.addScriptToEvaluateOnNewDocument', { source })
  return {
    targetId,
    send: sendToPage,
    async close() {
      await send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}

const addressIn = async (lines: AsyncIterable<string>): Promise<string> => {
  for await (const line of lines) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('Chromium ended before it listened')
}

/**
 * Starts Chromium without a test runner. Runners enable the debugger, which makes the engine parse
 * code again for source positions, a cost that users do not have.
 */
export const startDevTools = async (): Promise<DevTools> => {
  const folder = mkdtempSync(join(tmpdir(), 'parapet-devtools-'))
  const words = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const child = spawn(chromiumLaunch.executablePath, [...chromiumLaunch.args, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const socket = new WebSocket(await addressIn(createInterface(child.stderr)))
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<Result>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = message.parse(JSON.parse(String(data)))
    const pending = id === undefined ? undefined : waiting.get(id)
    if (error) pending?.reject(new Error(error.message))
    else pending?.resolve(result ?? {})
  })
  let last = 0
  const send: DevTools['send'] = (method, params = {}, sessionId) => {
    last += 1
    const answer = Promise.withResolvers<Result>()
    waiting.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    return answer.promise
  }
  return {
    send,
    async close() {
      const ended = once(child, 'exit')
      // the browser closes the connection without a response
      void send('Browser.close')
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
