import { useState } from 'react'
import { sentences } from '#core/foundation/wording/sentences.ts'
import type { VariationTerms } from '#core/insurance/quotes/cart/cart-view.ts'
import { variationName } from '#core/insurance/quotes/cart/entry.ts'
import type { CartItem } from '#core/insurance/quotes/cart/model.ts'
import { initialVariation } from '#core/insurance/quotes/cart/variation-form.ts'
import { Field } from '../kit/Field.tsx'
import { Select } from '../kit/Select.tsx'
import { useDirty } from '../react/use-host.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useWording } from '../react/use-wording.ts'
import { useCart } from './cart-context.ts'
import { CartForm } from './CartForm.tsx'
import { NameField } from './NameField.tsx'
import { useSubmission } from './use-submission.ts'
import { useTermFields } from './use-term-fields.ts'

interface DuplicateFormProps {
  readonly item: CartItem
  readonly terms: VariationTerms
  readonly onClose: () => void
}

/** The name and the terms of a duplicate. */
export function DuplicateForm({ item, terms: { quote, rules }, onClose }: DuplicateFormProps) {
  const t = useWording('cart', 'rating')
  const { view } = useCart()
  const { host } = usePlatform()
  const { presetName: name } = item
  const [start] = useState(() =>
    initialVariation(quote, t('cart:add.copyOf', { name }).slice(0, 60)),
  )
  const [form, setForm] = useState(start)
  const [isTried, setTried] = useState(false)
  // the same for each attempt, so that a retry after a lost response saves no second quote
  const [requestId] = useState(() => host.randomId())
  const { isBusy, failure, send } = useSubmission()
  const fields = useTermFields(item.product, rules)
  const isDirty = form !== start
  useDirty(isDirty, {})
  const submit = async () => {
    setTried(true)
    if (!variationName.safeParse(form.presetName).success) return
    if (await send(() => view.duplicate(quote, form, requestId))) onClose()
  }
  return (
    <CartForm
      title={t('cart:add.title')}
      lead={t('cart:add.lead', { name })}
      submit={t('cart:add.submit')}
      failed={failure === undefined ? undefined : sentences(t('cart:add.failed'), failure)}
      isDirty={isDirty}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NameField
        value={form.presetName}
        onValue={(presetName) => setForm({ ...form, presetName })}
        isTried={isTried}
      />
      {fields.map(({ term, label, choices }) => (
        <Field key={term} label={label}>
          <Select
            name={term}
            choices={choices}
            value={form[term]}
            onValue={(value) => setForm({ ...form, [term]: value })}
          />
        </Field>
      ))}
    </CartForm>
  )
}
