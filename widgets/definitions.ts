import type { ElementDefinition } from './element/definition.ts'
import { definition as cookieBar } from './cookie-bar/definition.ts'
import { definition as incidentBanner } from './incident-banner/definition.ts'
import { definition as notifications } from './notifications/definition.ts'
import { definition as paymentPage } from './payment-page/definition.ts'
import { definition as quoteButton } from './quote-button/definition.ts'
import { definition as quoteCalculator } from './quote-calculator/definition.ts'
import { definition as securityCode } from './security-code/definition.ts'
import { definition as signInButton } from './sign-in-button/definition.ts'
import type { ParapetTag } from './registry.ts'

/** What every element offers; for the build and tests, never part of a bundle. */
export const definitions = {
  'parapet-cookie-bar': cookieBar,
  'parapet-incident-banner': incidentBanner,
  'parapet-notifications': notifications,
  'parapet-payment-page': paymentPage,
  'parapet-quote-button': quoteButton,
  'parapet-quote-calculator': quoteCalculator,
  'parapet-security-code': securityCode,
  'parapet-sign-in-button': signInButton,
} as const satisfies { [Tag in ParapetTag]: ElementDefinition & { tag: Tag } }
