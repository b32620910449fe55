import { freePort } from '../../../tools/bin/test/ports.ts'
import { startWebkitDriver } from '../../../../widgets/testing/webkit-driver.mjs'
import type { Engine } from './engine.ts'

const folder = process.arch === 'arm64' ? 'aarch64' : 'x86_64'

/** Debian's WebKit, controlled by its WebDriver. */
export const openWebkit = async (): Promise<Engine> => {
  const driver = await startWebkitDriver(freePort)
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${driver.port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { readonly value: unknown }
    if (!answer.ok) throw new Error(`WebKit: ${JSON.stringify(value)}`)
    return value
  }
  const started = await call('POST', '', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: `/usr/lib/${folder}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
          args: ['--automation'],
        },
      },
    },
  })
  const { sessionId } = started as { readonly sessionId: string }
  const run = (expression: string): Promise<unknown> =>
    call('POST', `/${sessionId}/execute/sync`, { script: `return (${expression})`, args: [] })
  const select = (frame: unknown): Promise<unknown> =>
    call('POST', `/${sessionId}/frame`, { id: frame })
  return {
    async open(address) {
      await call('POST', `/${sessionId}/url`, { url: address })
    },
    evaluate: run,
    async frame(expression) {
      const element = await run(expression)
      if (element === null || element === undefined) return undefined
      /** The driver has one current document, so it switches to the frame and back. */
      const within = async <T>(work: () => Promise<T>): Promise<T> => {
        await select(element)
        try {
          return await work()
        } finally {
          await select(null)
        }
      }
      return {
        // The driver cannot focus an element in a cross-origin frame.
        type: (selector, text) =>
          within(async () => {
            await run(`((field) => {
              field.value = ${JSON.stringify(text)}
              field.dispatchEvent(new Event('input', { bubbles: true }))
            })(document.querySelector(${JSON.stringify(selector)}))`)
          }),
        click: (selector) =>
          within(async () => {
            await run(`document.querySelector(${JSON.stringify(selector)}).click()`)
          }),
        has: (selector) =>
          within(
            async () =>
              (await run(`document.querySelector(${JSON.stringify(selector)}) !== null`)) === true,
          ),
      }
    },
    async close() {
      await call('DELETE', `/${sessionId}`).catch(() => undefined)
      driver.stop()
    },
  }
}
