import * as z from 'zod/mini'
import { id } from '../../foundation/validation/bounded.ts'
import { fillInCheck, reasonFields } from '../../foundation/validation/reason.ts'
import { product } from '../products/model.ts'
import type { AccountStatus } from './model.ts'

/** Reasons to decline an account, in display order (spec 2 §9). */
export const accountDeclineReasons = [
  'Claims history',
  'Nature of Operations',
  'Poor Controls',
  'Size is too Big',
  'Fill-in option',
] as const

/** Reasons why an account was lost, in display order (spec 2 §9). */
export const lostReasons = [
  'Price is High',
  'Coverage / Limit not enough',
  'Do not want Cyber',
  'Additional - Paper rating, flexibility',
  'Fill-in option',
] as const

/** The requested product, if any (spec 2 §3). */
const productType = z.optional(product)

const declineFields = reasonFields(accountDeclineReasons, 'declinationReasonRequired')
const lossFields = reasonFields(lostReasons, 'account-dialogs:invalid.lossReason')

/** The reason of a declined account, without the product. */
export const declineReason = z.object(declineFields).check(fillInCheck())

/** The reason of a lost account, without the product. */
export const lossReason = z.object(lossFields).check(fillInCheck())

/** Body of a declined account (spec 2 §3, §5). */
export const accountDecline = z.object({ ...declineFields, productType }).check(fillInCheck())
export type AccountDecline = z.output<typeof accountDecline>

/** Body of a lost account (spec 2 §3, §5). */
export const accountLoss = z.object({ ...lossFields, productType }).check(fillInCheck())
export type AccountLoss = z.output<typeof accountLoss>

/** The ways to close an account: the allowed current statuses and the resulting one. */
export const closures = {
  decline: { from: ['Open', 'Quoted'], to: 'Declined' },
  lose: { from: ['Open', 'Quoted'], to: 'Lost' },
} as const satisfies Record<
  string,
  { readonly from: readonly AccountStatus[]; readonly to: AccountStatus }
>
export type ClosureKind = keyof typeof closures

export const accountParams = z.object({ accountId: id() })
