import { freePort } from '../../bin/test/ports.ts'
import { startWebkitDriver } from '../../../widgets/testing/webkit-driver.mjs'
import type { Engine } from './engine.ts'

const folder = process.arch === 'arm64' ? 'aarch64' : 'x86_64'

/** Debian's WebKit, driven by the calls of its own driver. */
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
  return {
    async open(address) {
      await call('POST', `/${sessionId}/url`, { url: address })
    },
    async close() {
      await call('DELETE', `/${sessionId}`).catch(() => undefined)
      driver.stop()
    },
  }
}
