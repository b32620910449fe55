import { openDetails } from '../account-form/testing/page.ts'
import '../cookie-bar/element.ts'
import '../incident-banner/element.ts'
import { openPayment } from '../payment-page/testing/page.ts'
import { openSelector } from '../product-selector/testing/page.ts'
import '../quote-button/element.ts'
import { leavePage as leaveCalculator, openPage } from '../quote-calculator/testing/page.ts'
import { openCart } from '../quote-cart/testing/page.ts'
import { openReview } from '../quote-review/testing/page.ts'
import { openRisk } from '../risk-factors/testing/page.ts'
import { open as openCode } from '../security-code/testing/open-code.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { openQuestions } from '../security-questions/testing/page.ts'
import '../sign-in-button/element.ts'
import { openNotice } from '../surplus-attestation/testing/page.ts'
import { equal, until } from '../testing/assert.ts'
import { mount } from '../testing/mount.ts'
import { afterEach, describe, test } from '../testing/suite.ts'

afterEach(leavePage)
afterEach(leaveCalculator)

const button = 'button, a'
const field = 'input, select, textarea, [role=combobox]'

/** Each element, and what takes its focus: the first field, or a button where it has no field. */
const elements: Readonly<Record<string, readonly [open: () => HTMLElement, focused: string]>> = {
  'the calculator': [() => openPage().element, '[name="account.name"]'],
  'the account form': [() => openDetails().element, field],
  'the security questions': [() => openQuestions().element, field],
  'the security code': [() => openCode().element, field],
  'the payment page': [() => openPayment().element, '[type=radio]'],
  'the review of a quote': [() => openReview().element, `${field}, ${button}`],
  'the cart': [() => openCart().element, `${field}, ${button}`],
  'the products': [() => openSelector().element, `${field}, ${button}`],
  'the risk factors': [() => openRisk().element, `${field}, ${button}`],
  'the notice': [() => openNotice().element, `${field}, ${button}`],
  'the button of a quote': [
    () => mount('<parapet-quote-button client-key="pk">Quote</parapet-quote-button>'),
    button,
  ],
  'the button of the sign-in': [
    () => mount('<parapet-sign-in-button client-key="pk">Log in</parapet-sign-in-button>'),
    button,
  ],
  'the banner': [() => mount('<parapet-incident-banner></parapet-incident-banner>'), button],
}

describe('focus() reaches the first field of', () => {
  for (const [name, [open, focused]] of Object.entries(elements))
    test(name, async () => {
      const element = open()
      await until(() => element.shadowRoot?.querySelector(focused)?.checkVisibility(), 'the view')
      element.focus()
      equal(document.activeElement, element)
      equal(element.shadowRoot?.activeElement?.matches(focused), true)
    })
})
