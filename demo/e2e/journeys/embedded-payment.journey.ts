import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openChromium } from '../matrix/engines/chromium.ts'
import type { Engine, EngineFrame } from '../matrix/engines/engine.ts'
import { openFirefox } from '../matrix/engines/firefox.ts'
import { openWebkit } from '../matrix/engines/webkit.ts'
import { hostPolicy } from '../../sites/policy.ts'
import { hostedFrame } from './actions.ts'
import { expect, test } from './journey.ts'
import { host } from './ports.ts'
import type { RunningPlatform } from './platform.ts'
import { caller, tokenOf } from './records.ts'

test.use({ platformOf: 'worker' })

/**
 * An agency's page with the payment element of a policy, at an origin registered with its test key.
 */
interface AgencySite {
  readonly origin: string
  /** Saves a quote that is issued immediately. Returns the address of its payment page. */
  newPolicy(): Promise<string>
  close(): void
}

const pageOf = (portal: string): string => `<!doctype html><title>Agency</title>
<script type="module" async src="${portal}/widgets/v0/loader.js" crossorigin></script>
<script type="module" src="/session.js"></script>`

const sessionScript = (portal: string): string => `
const policyId = new URLSearchParams(location.search).get('policy')
const element = document.createElement('parapet-payment-page')
element.setAttribute('policy-id', policyId)
element.setAttribute('api-base', '${portal}')
element.setAttribute('region', 'us')
element.fetchSession = async () => (await fetch('/session?policy=' + policyId)).text()
document.body.append(element)
`

const startSite = async ({ portal, processor }: RunningPlatform): Promise<AgencySite> => {
  const agency = caller(portal, await tokenOf(portal, 'agency'))
  const newKey = (kind: string, origins: readonly string[]) =>
    agency('POST', '/api/account/v1/key', { name: kind, kind, mode: 'test', origins })
  const api = await newKey('api', [])
  const open = async (body: object, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${portal}/api/auth/v1/access`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const { accessToken } = (await answer.json()) as { readonly accessToken: string }
    return accessToken
  }

  const server: Server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.example')
    response.setHeader('Content-Security-Policy', hostPolicy({ portal, processor }))
    if (pathname === '/session.js') {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(sessionScript(portal))
    } else if (pathname === '/session') {
      const grant = { kind: 'policy', id: searchParams.get('policy') ?? '' }
      void open({ apiKeyId: api['id'], secret: api['secret'], grant }).then((token) =>
        response.end(token),
      )
    } else {
      response.setHeader('Content-Type', 'text/html')
      response.end(pageOf(portal))
    }
  })
  await new Promise<void>((done) => server.listen(0, host, done))
  const origin = `http://${host}:${(server.address() as AddressInfo).port}`
  const { key: clientKey } = await newKey('publishable', [origin])

  let companies = 0
  return {
    origin,
    async newPolicy() {
      companies += 1
      const user = caller(portal, await open({ clientKey }, { Origin: origin }))
      const quote = await user('POST', '/api/quote/v1/P100', {
        initialRequestData: {
          product: 'P100',
          account: {
            name: 'Test Issue',
            state: 'TX',
            naicsCode: '621210',
            revenue: 1_200_000 + companies,
            yearEstablished: 1998,
          },
        },
        contact: {
          firstName: 'Rosa',
          lastName: 'Diaz',
          email: `rosa.${companies}@sandbox.test`,
          phone: '5550100177',
        },
      })
      let policyId: unknown
      await expect
        .poll(async () => {
          policyId = (await user('GET', `/api/quote/v1/${String(quote['id'])}`))['policyId']
          return typeof policyId
        })
        .toBe('string')
      return `${origin}/?policy=${String(policyId)}`
    },
    close: () => server.close(),
  }
}

const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
}

const root = `document.querySelector('parapet-payment-page').shadowRoot`
const textOf = async (engine: Engine): Promise<string> =>
  String(
    await engine.evaluate(
      `document.querySelector('parapet-payment-page')?.shadowRoot?.textContent ?? ''`,
    ),
  )

/** Opens the processor's card form and waits until it is editable. */
const openCardFrame = async (engine: Engine): Promise<EngineFrame> => {
  await expect.poll(() => textOf(engine)).toContain('Credit card')
  await engine.evaluate(`(() => {
    const shadow = ${root}
    const labelled = (tag, text) =>
      [...shadow.querySelectorAll(tag)].find((each) => each.textContent.trim().startsWith(text))
    labelled('label', 'Credit card').click()
    labelled('button', 'Pay ').click()
  })()`)
  let frame: EngineFrame | undefined
  await expect
    .poll(async () => {
      frame = await engine.frame(
        `[${root}.querySelector('iframe')].find((each) => each?.checkVisibility({ visibilityProperty: true }))`,
      )
      return frame?.has('#number').catch(() => false)
    })
    .toBe(true)
  if (frame === undefined) throw new Error('The frame has no form')
  return frame
}

const pay = async (frame: EngineFrame, number: string): Promise<void> => {
  await frame.type('#name', 'Rosa Diaz')
  await frame.type('#number', number)
  await frame.type('#expiry', '12 / 39')
  await frame.type('#code', number.startsWith('3') ? '1234' : '123')
  await frame.click('button[type=submit]')
}

for (const [name, openEngine] of Object.entries(engines)) {
  test(`a policyholder can pay by card on an agency’s page in ${name}`, async ({ platform }) => {
    const site = await startSite(platform)
    const engine = await openEngine()
    try {
      await engine.open(await site.newPolicy())
      await pay(await openCardFrame(engine), '4242424242424242')
      await expect.poll(() => textOf(engine)).toContain('Thank you for making payment for Policy#')

      await engine.open(await site.newPolicy())
      const frame = await openCardFrame(engine)
      await pay(frame, '4000000000003220')
      await expect.poll(() => frame.has('#bank-code')).toBe(true)
      await frame.type('#bank-code', '123456')
      await frame.click('button[type=submit]')
      await expect.poll(() => textOf(engine)).toContain('Thank you for making payment for Policy#')
    } finally {
      await engine.close()
      site.close()
    }
  })
}

test('each test card of the documentation has its documented outcome on an agency’s page', async ({
  page: opened,
  platform,
}) => {
  const site = await startSite(platform)
  const openFrame = async () => {
    await opened.getByRole('radio', { name: /Credit card/ }).check({ force: true })
    await opened.getByRole('button', { name: /^Pay / }).click()
    return hostedFrame(opened)
  }
  const fill = async (number: string) => {
    const frame = await openFrame()
    await frame.getByLabel(/card number/i).fill(number)
    await frame.getByLabel(/expir/i).fill('12 / 39')
    await frame.getByLabel(/security code/i).fill(number.startsWith('3') ? '1234' : '123')
    await frame.getByLabel(/name/i).fill('Rosa Diaz')
    await frame.getByRole('button', { name: /^pay/i }).click()
    return frame
  }
  const thanks = opened.getByText('Thank you for making payment for Policy#')

  await opened.goto(await site.newPolicy())
  for (const [number, reason] of [
    ['4000000000000002', /declined/i],
    ['4000000000009995', /insufficient funds/i],
  ] as const) {
    const frame = await fill(number)
    await expect(frame.getByText(reason).or(opened.getByText(reason)).first()).toBeVisible()
    // the platform shows the failure after the processor's webhook
    const again = opened.getByRole('button', { name: 'Make Payment' })
    const payable = opened.getByRole('button', { name: /^Pay / })
    await expect
      .poll(async () => {
        await opened.reload()
        await expect(again.or(payable)).toBeVisible()
        return again.isVisible()
      })
      .toBe(true)
    await again.click()
  }
  await fill('5555555555554444')
  await expect(thanks).toBeVisible()

  await opened.goto(await site.newPolicy())
  await fill('378282246310005')
  await expect(thanks).toBeVisible()

  await opened.goto(await site.newPolicy())
  await fill('4000000000000119')
  await expect(opened.getByText('Payment is being processed')).toBeVisible()
  site.close()
})

test('a page with an unregistered origin cannot show the processor’s frame', async ({
  page: opened,
  platform,
}) => {
  const site = await startSite(platform)
  const address = await site.newPolicy()
  await opened.goto(address)
  await opened.getByRole('radio', { name: /Credit card/ }).check({ force: true })
  await opened.getByRole('button', { name: /^Pay / }).click()
  await expect(hostedFrame(opened).getByLabel(/card number/i)).toBeVisible()
  const frame = await opened.locator('iframe').last().getAttribute('src')
  site.close()

  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<!doctype html><title>Elsewhere</title><iframe src="${frame}"></iframe>`)
  })
  await new Promise<void>((done) => other.listen(0, host, done))
  await opened.goto(`http://${host}:${(other.address() as AddressInfo).port}`)
  await expect(opened.locator('iframe')).toBeVisible()
  await expect
    .poll(() => opened.frames().some((each) => each.url().startsWith('chrome-error:')))
    .toBe(true)
  other.close()
})
