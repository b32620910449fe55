import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { quotesWithoutPhone } from '#core/insurance/quotes/cart/sharing.ts'
import { policyholderFor } from '#core/insurance/quotes/bind/contact.ts'
import { useTypedForm } from '../react/use-typed-form.ts'
import { useWording } from '../react/use-wording.ts'

/**
 * Asks for the policyholder's phone if one of these variations has none (spec 3 §5) or the server
 * requires it. The input is stored under `record`.
 */
export function useMissingPhone(record: string, chosen: readonly CartItem[]) {
  const t = useWording('cart')
  const missing = quotesWithoutPhone(chosen)
  const region = chosen[0]?.region
  const shape = useMemo(() => z.pick(policyholderFor(region), { customerPhone: true }), [region])
  const form = useTypedForm({
    start: { customerPhone: '' },
    shape,
    record,
  })
  const label = t('cart:send.phone')
  const error = form.errorOf('customerPhone', label)
  const isAsked = region !== undefined && (missing.length > 0 || error !== undefined)
  return {
    /** The field; undefined where no phone is missing. */
    field: isAsked
      ? {
          region,
          label,
          hint: t('cart:send.phoneHint', {
            names: missing.map(({ presetName }) => presetName).join(', '),
          }),
          error,
          value: form.values.customerPhone,
          onValue: (typed: string) => form.set('customerPhone', typed),
          restored: form.restored,
        }
      : undefined,
    /** The input, for the request body. */
    body: isAsked ? form.values : {},
    /** Validates the phone if it is asked for, and shows its error. */
    check: (): boolean => !isAsked || form.check(['customerPhone']),
    showErrors: form.showErrors,
    isDirty: isAsked && form.isDirty,
    forget: form.forget,
  }
}
export type MissingPhone = NonNullable<ReturnType<typeof useMissingPhone>['field']>
