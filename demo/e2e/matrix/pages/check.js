// Runs in every page of the matrix: waits for the element, uses it and reports problems.
const parameters = new URLSearchParams(location.search)
const tag = parameters.get('element')
const problems = new Set()
const errorEvents = []

addEventListener('error', (event) => {
  if (event.message) problems.add(`error of the page: ${event.message}`)
})
addEventListener('unhandledrejection', ({ reason }) => problems.add(`rejection: ${reason}`))
document.addEventListener('securitypolicyviolation', (event) =>
  problems.add(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`),
)
for (const name of ['parapet-error', 'parapet-dialog-opened'])
  document.addEventListener(name, ({ type, detail }) =>
    errorEvents.push(`${type} ${detail.phase ?? ''}`),
  )

const until = async (work) => {
  for (const end = performance.now() + 25_000; performance.now() < end;) {
    const found = await work()
    if (found) return found
    await new Promise((done) => setTimeout(done, 50))
  }
  return undefined
}

const find = () => (globalThis.matrixRoot ?? document).querySelector(tag)

/** A selector that must match in each element. */
const views = {
  'parapet-quote-calculator': '[name="account.name"]',
  'parapet-quote-button': 'button',
  'parapet-sign-in-button': 'button',
  'parapet-payment-page': '[part~=error]',
  'parapet-account-form': '[part~=error]',
  'parapet-product-selector': '[part~=error]',
  'parapet-quote-cart': '[part~=error]',
  'parapet-quote-review': '[part~=error]',
  'parapet-surplus-attestation': '[part~=error]',
  'parapet-risk-factors': '[part~=error]',
  'parapet-security-questions': '[part~=error]',
  'parapet-security-code': '[part~=error]',
  'parapet-cookie-bar': '[part=bar]',
  'parapet-incident-banner': '[part=banner]',
}

const isVisible = (element) => {
  const { width, height } = element.getBoundingClientRect()
  return width >= 20 && height >= 15
}

const check = async () => {
  const element = await until(() => {
    const found = find()
    return found?.matches(':defined') && found.shadowRoot ? found : undefined
  })
  if (!element) return problems.add('the element was not defined')
  const view = views[tag]
  if (view) {
    const shown = await until(() => {
      const found = element.shadowRoot.querySelector(view)
      return found && isVisible(found) ? found : undefined
    })
    if (!shown)
      return problems.add(`no visible ${view}: ${element.shadowRoot.textContent.slice(0, 200)}`)
  }
  const use = document.querySelector('#use')
  const eventText = () => document.querySelector('#events')?.textContent ?? errorEvents.join(' ')
  const expects = async (pattern) => {
    if (!(await until(() => pattern.test(eventText()))))
      problems.add(`no event ${pattern}: ${eventText()}`)
  }
  if (tag === 'parapet-quote-calculator') {
    if (use) {
      use.click()
      await expects(/\bstep:company/)
      if (document.querySelector('[data-early]')) await expects(/early-step:company/)
    } else if ((await element.getQuote()).step !== 'company') problems.add('getQuote gave no step')
  }
  if (tag === 'parapet-quote-button') {
    if (use) use.click()
    else await element.open()
    await expects(/opened/)
    const calculator = element.shadowRoot.querySelector('parapet-quote-calculator')
    const isFilled = () => calculator?.shadowRoot?.querySelector('[name="account.name"]')
    if (!(await until(isFilled))) problems.add('the dialog stays empty')
  }
  // The page has no session for these elements, so their error event must arrive through the
  // framework's listener.
  const ofRecords = [
    'parapet-account-form',
    'parapet-payment-page',
    'parapet-product-selector',
    'parapet-quote-cart',
    'parapet-quote-review',
    'parapet-risk-factors',
    'parapet-security-code',
    'parapet-security-questions',
    'parapet-surplus-attestation',
  ]
  if (ofRecords.includes(tag)) await expects(/error/)
}

await check().catch((error) => problems.add(`check: ${error}`))
await fetch(`/result/${parameters.get('id')}`, {
  method: 'POST',
  body: JSON.stringify([...problems]),
})
