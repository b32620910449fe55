import { getWorkflow } from '#core/identity/security-code/endpoints.ts'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { listEligibleProducts } from '#core/insurance/accounts/eligibility-endpoints.ts'
import { getPaymentStatus } from '#core/insurance/billing/endpoints.ts'
import { getCart } from '#core/insurance/quotes/cart/endpoints.ts'
import { getQuoteReview } from '#core/insurance/quotes/review/endpoints.ts'
import { getRaterRules } from '#core/insurance/rating/endpoints.ts'
import { getRisk } from '#core/insurance/risk/endpoints.ts'
import { getSecurityAnswers } from '#core/insurance/security/endpoints.ts'
import { getSurplusNotice } from '#core/insurance/surplus/endpoints.ts'
import type { Endpoint } from '#core/platform/api/endpoint.ts'
import type { ScriptedServer } from '#core/testing/scripted-server.ts'
import { openDetails } from '../account-form/testing/page.ts'
import '../cookie-bar/element.ts'
import '../incident-banner/element.ts'
import '../notifications/element.ts'
import { openPayment } from '../payment-page/testing/page.ts'
import { openSelector } from '../product-selector/testing/page.ts'
import '../quote-button/element.ts'
import {
  leavePage as leaveCalculator,
  openPage,
  scriptedPlatform,
} from '../quote-calculator/testing/page.ts'
import { openCart } from '../quote-cart/testing/page.ts'
import { openReview } from '../quote-review/testing/page.ts'
import type { ParapetTag } from '../registry.ts'
import { openRisk } from '../risk-factors/testing/page.ts'
import { open as openCode } from '../security-code/testing/open-code.ts'
import { leavePage } from '../security-code/testing/page.ts'
import { openQuestions } from '../security-questions/testing/page.ts'
import '../sign-in-button/element.ts'
import { openNotice } from '../surplus-attestation/testing/page.ts'
import { mount } from './mount.ts'

type Script = (server: ScriptedServer) => void

interface TestedElement {
  /** Puts the element on the page, with a platform that returns these responses. */
  readonly open: (script?: Script) => HTMLElement
  /** The endpoint it calls first. Absent if it shows no record. */
  readonly read?: Endpoint
}

const openCalculator = (script: Script = () => {}): HTMLElement => {
  const platform = scriptedPlatform()
  script(platform.server)
  return openPage('', platform).element
}

const openBar = (): HTMLElement => {
  const bar = mount('<parapet-cookie-bar></parapet-cookie-bar>')
  const open: unknown = Reflect.get(bar, 'open')
  if (typeof open === 'function') open.call(bar)
  return bar
}

const openMessages = (): HTMLElement => {
  const list = mount('<parapet-notifications></parapet-notifications>')
  const detail = { kind: 'error', text: 'The quote was not saved.' }
  list.dispatchEvent(new CustomEvent('parapet-notification', { bubbles: true, detail }))
  return list
}

/** Every element. `focus.wtr.ts` fails when one is missing. */
export const everyElement = {
  'parapet-account-form': { open: (script) => openDetails(script).element, read: getAccount },
  'parapet-cookie-bar': { open: openBar },
  'parapet-incident-banner': {
    open: () => mount('<parapet-incident-banner></parapet-incident-banner>'),
  },
  'parapet-notifications': { open: openMessages },
  'parapet-payment-page': {
    open: (script) => openPayment(script).element,
    read: getPaymentStatus,
  },
  'parapet-product-selector': {
    open: (script) => openSelector(script).element,
    read: listEligibleProducts,
  },
  'parapet-quote-button': {
    open: () => mount('<parapet-quote-button client-key="pk">Quote</parapet-quote-button>'),
  },
  'parapet-quote-calculator': { open: openCalculator, read: getRaterRules },
  'parapet-quote-cart': { open: (script) => openCart(script).element, read: getCart },
  'parapet-quote-review': {
    open: (script) => openReview(script).element,
    read: getQuoteReview,
  },
  'parapet-risk-factors': { open: (script) => openRisk(script).element, read: getRisk },
  'parapet-security-code': { open: (script) => openCode(script).element, read: getWorkflow },
  'parapet-security-questions': {
    open: (script) => openQuestions(script).element,
    read: getSecurityAnswers,
  },
  'parapet-sign-in-button': {
    open: () => mount('<parapet-sign-in-button client-key="pk">Log in</parapet-sign-in-button>'),
  },
  'parapet-surplus-attestation': {
    open: (script) => openNotice(script).element,
    read: getSurplusNotice,
  },
} as const satisfies Partial<Record<ParapetTag, TestedElement>>

/** The elements as pairs of tag and test set-up. */
export const testedElements: readonly (readonly [tag: string, tested: TestedElement])[] =
  Object.entries(everyElement)

/** Removes the scripted platforms and the tab's storage. */
export const leaveElements = (): void => {
  leavePage()
  leaveCalculator()
}
