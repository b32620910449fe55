import { registry } from '../registry.ts'
import { equal, until } from '../testing/assert.ts'
import { everyElement, leaveElements, testedElements } from '../testing/every-element.ts'
import { afterEach, describe, test } from '../testing/suite.ts'

afterEach(leaveElements)

const button = 'button, a'
const field = 'input, select, textarea, [role=combobox]'

/** The control that focus() should reach in each element. */
const focused = {
  'parapet-account-form': field,
  'parapet-cookie-bar': '[part=deny]',
  'parapet-incident-banner': button,
  'parapet-notifications': '[part~=card] button',
  'parapet-payment-page': '[type=radio]',
  'parapet-product-selector': `${field}, ${button}`,
  'parapet-quote-button': button,
  'parapet-quote-calculator': '[name="account.name"]',
  'parapet-quote-cart': `${field}, ${button}`,
  'parapet-quote-review': `${field}, ${button}`,
  'parapet-risk-factors': `${field}, ${button}`,
  'parapet-security-code': field,
  'parapet-security-questions': field,
  'parapet-sign-in-button': button,
  'parapet-surplus-attestation': `${field}, ${button}`,
} as const satisfies Record<keyof typeof everyElement, string>

describe('focus()', () => {
  for (const [tag, { open }] of testedElements)
    test(`focuses the first field or control of ${tag}`, async () => {
      const element = open()
      const selector = Object.entries(focused).find(([name]) => name === tag)?.[1] ?? 'nothing'
      await until(() => element.shadowRoot?.querySelector(selector)?.checkVisibility(), 'the view')
      element.focus()
      equal(document.activeElement, element)
      equal(element.shadowRoot?.activeElement?.matches(selector), true)
    })

  test('tests the focus of every registered element', () => {
    equal(Object.keys(everyElement), Object.keys(registry).toSorted())
  })
})
