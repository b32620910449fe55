import { useCallback, useSyncExternalStore } from 'react'
import { totalRevenueText } from '#core/insurance/accounts/details-form.ts'
import type { Currency } from '#core/foundation/money/money.ts'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import { Field } from '../kit/Field.tsx'
import { MoneyInput } from '../kit/MoneyInput.tsx'
import { useWording } from '../react/use-wording.ts'
import { useEditor } from './editor-context.ts'

/** The sum of both parts of the revenue. */
export function TotalRevenue({ currency }: { readonly currency: Currency }) {
  const t = useWording('account-form')
  const { $form } = useEditor()
  const get = useCallback(() => {
    const form = $form.get()
    return form === undefined ? '' : totalRevenueText(form)
  }, [$form])
  const total = useSyncExternalStore($form.listen, get, get)
  return (
    <Field label={t('account-form:details.totalRevenue')}>
      <MoneyInput
        name="totalRevenue"
        currency={currency}
        fraction={2}
        readOnly
        value={parseAmount(total)}
        onValue={() => {}}
      />
    </Field>
  )
}
