import { definition as accountForm } from '../account-form/definition.ts'
import { reservedHeightsOf } from '../docs/reserved-heights.ts'
import { definition as payment } from '../payment-page/definition.ts'
import { definition as offers } from '../product-selector/definition.ts'
import { definition as calculator } from '../quote-calculator/definition.ts'
import { definition as cart } from '../quote-cart/definition.ts'
import { registry } from '../registry.ts'
import { definition as risk } from '../risk-factors/definition.ts'
import { definition as code } from '../security-code/definition.ts'
import { definition as questions } from '../security-questions/definition.ts'
import { assert, equal, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import { afterEach, describe, test } from '../testing/suite.ts'

/** Elements that call the server, with the attributes they need. */
const asking = [
  [accountForm, 'account-id="a-1"'],
  [payment, 'policy-id="p-1"'],
  [calculator, 'client-key="pk_1"'],
  [cart, 'account-id="a-1"'],
  [offers, 'account-id="a-1"'],
  [risk, 'account-id="a-1"'],
  [code, 'workflow-id="w-1"'],
  [questions, 'account-id="a-1"'],
] as const

/** A port on which nothing listens. */
const nowhere = 'http://127.0.0.1:9'

const sheet = new CSSStyleSheet()
sheet.replaceSync(reservedHeightsOf(asking.map(([definition]) => definition)))

const frame = (): Promise<number> => new Promise(requestAnimationFrame)

describe('content below an element does not move while the element loads and fails', () => {
  afterEach(() => {
    document.adoptedStyleSheets = []
  })
  for (const [{ tag }, given] of asking)
    test(tag, async () => {
      document.adoptedStyleSheets = [sheet]
      const page = mount('<div><main></main><p>Below</p></div>')
      const [main, below] = page.children
      assert(main && below, 'No page')
      main.innerHTML = `<${tag} api-base="${nowhere}" region="us" ${given}></${tag}>`
      const element = main.firstElementChild
      const tops: number[] = []
      const note = () => tops.push(Math.round(below.getBoundingClientRect().top))
      note()
      const observer = new ResizeObserver(note)
      observer.observe(page)
      await registry[tag]()
      await until(() => element?.shadowRoot?.querySelector('[part~=error]'), 'the error')
      // The observer runs after layout.
      await frame()
      await frame()
      observer.disconnect()
      equal([...new Set(tops)], tops.slice(0, 1), 'places')
    })
})
