import type { Module } from '../../frame/modules/module.ts'
import { paymentPage, payScreen } from './billing-screens.ts'

/** Payment of a policy, signed in or by a security code. */
export const billingModule = {
  screens: [payScreen],
  pages: [paymentPage],
} as const satisfies Module
