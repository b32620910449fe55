import { setTimeout as after } from 'node:timers/promises'
import * as z from 'zod/mini'
import { storeTokens, tokensOf } from '../../e2e/journeys/actions.ts'
import type { RunningPlatform } from '../../e2e/journeys/platform.ts'
import { openPage, startDevTools, type DevToolsPage } from './devtools.ts'
import { percentile } from './percentile.ts'

const slowDown = 4
/** Warm-up keys, which compile the code. */
const warmUps = 10
const keys = 40
/** Milliseconds between keys, long enough to include the debounced check of a domain. */
const pause = 60

/** The timeout for the form in milliseconds. */
const loadTimeout = 30_000

/** The measured fields, one of each kind, with the typed character. */
const fields = [
  ['dbaOrTradestyle', 'a'],
  ['revenue', '1'],
  ['domainName', 'a'],
  ['address1', 'a'],
] as const

/** Records the time from each key to the end of the next frame. Runs in the page. */
const watchKeys = (): void => {
  const times: number[] = []
  Object.assign(globalThis, { keyTimes: times })
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
        channel.port1.start()
        channel.port2.postMessage(undefined)
      })
    },
    { capture: true },
  )
}

const evaluated = z.object({ result: z.object({ value: z.optional(z.unknown()) }) })
const version = z.object({ userAgent: z.string() })
const times = z.array(z.number())

const evaluate = async ({ send }: DevToolsPage, expression: string): Promise<unknown> =>
  evaluated.parse(await send('Runtime.evaluate', { expression, returnByValue: true })).result.value

/** Focuses a field, also in a shadow root. Returns whether it exists. Runs in the page. */
const focusField = (name: string): boolean => {
  const find = (root: ParentNode): HTMLElement | undefined =>
    root.querySelector<HTMLElement>(`[name="${name}"]`) ??
    [...root.querySelectorAll('*')]
      .flatMap(({ shadowRoot }) => shadowRoot ?? [])
      .map(find)
      .find((field) => field !== undefined)
  const field = find(document)
  field?.focus()
  return field !== undefined
}

/** Focuses a field once it exists. */
const focus = async (page: DevToolsPage, name: string): Promise<void> => {
  const expression = `(${focusField.toString()})('${name}')`
  const latest = performance.now() + loadTimeout
  while ((await evaluate(page, expression)) !== true) {
    if (performance.now() > latest) throw new Error(`The form shows no field ${name}`)
    await after(100)
  }
}

const press = async ({ send }: DevToolsPage, key: string): Promise<void> => {
  await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
  await send('Input.dispatchKeyEvent', { type: 'keyUp', key })
}

/** Clears the field, because its length is limited. */
const clear = async ({ send }: DevToolsPage): Promise<void> => {
  await send('Input.dispatchKeyEvent', { type: 'keyDown', key: 'a', commands: ['selectAll'] })
  await send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Delete',
    code: 'Delete',
    windowsVirtualKeyCode: 46,
  })
}

/**
 * Milliseconds from a key to the next frame in the fields of an account's details, with the CPU
 * slowed down 4 times.
 */
export const measureTyping = async ({
  portal,
}: Pick<RunningPlatform, 'portal'>): Promise<{ readonly p95: number }> => {
  const browser = await startDevTools()
  try {
    const { userAgent } = version.parse(await browser.send('Browser.getVersion'))
    const tokens = JSON.stringify(await tokensOf(portal, 'agent', userAgent))
    const source = `(${storeTokens.toString()})(${tokens}); (${watchKeys.toString()})()`
    const page = await openPage(browser, source)
    const url = `${portal}/agency/accounts/account-bayside-dental/details`
    await page.send('Page.navigate', { url })
    await focus(page, fields[0][0])
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    const samples: number[] = []
    for (const [name, key] of fields) {
      await focus(page, name)
      await evaluate(page, 'keyTimes.length = 0')
      for (let turn = 0; turn < warmUps + keys; turn += 1) {
        await press(page, key)
        await after(pause)
      }
      samples.push(...times.parse(await evaluate(page, 'keyTimes')).slice(warmUps))
      await clear(page)
    }
    return { p95: percentile(samples, 0.95) }
  } finally {
    await browser.close()
  }
}
