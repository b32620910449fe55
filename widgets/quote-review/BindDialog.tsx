import { useMemo } from 'react'
import { asksZipCode } from '#core/insurance/quotes/address.ts'
import { bindFormFor, bindStart } from '#core/insurance/quotes/bind-form.ts'
import { Field } from '../kit/Field.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { useEmit } from '../react/use-host.ts'
import { useWording } from '../react/use-wording.ts'
import { definition } from './definition.ts'
import { PolicyholderFields } from './PolicyholderFields.tsx'
import { useReview } from './review-context.ts'
import { ReviewForm } from './ReviewForm.tsx'
import { useReviewForm } from './use-review-form.ts'

/** Takes the policyholder and the address, and requests to bind. */
export function BindDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWording('quote-review', 'address')
  const emit = useEmit(definition)
  const { view, review, open } = useReview()
  const { id: quoteId, quoteNumber, region, companyName } = review
  const shape = useMemo(() => bindFormFor(region), [region])
  const form = useReviewForm(bindStart(review), shape)
  const { values, errorOf, set } = form
  const submit = async () => {
    if (!(await form.submit((typed) => view.request(review, typed)))) return
    emit('parapet-bind-requested', { quoteId, quoteNumber })
    open('sent')
  }
  const line = (name: 'address1' | 'address2' | 'city' | 'zipCode', autoComplete: string) => (
    <TextInput
      name={name}
      autoComplete={autoComplete}
      value={values[name]}
      onValue={(typed) => set(name, typed)}
    />
  )
  return (
    <ReviewForm
      title={t('quote-review:bind.title')}
      lead={t('quote-review:bind.lead', { company: companyName })}
      submit={t('quote-review:bind.submit')}
      failed={t('quote-review:bind.failed')}
      failure={form.failure}
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PolicyholderFields region={region} values={values} errorOf={errorOf} set={set} />
      <Field label={t('address:line1')} error={errorOf('address1')}>
        {line('address1', 'address-line1')}
      </Field>
      <Field label={t('address:line2')} optional error={errorOf('address2')}>
        {line('address2', 'address-line2')}
      </Field>
      <Field label={t('address:city')} error={errorOf('city')}>
        {line('city', 'address-level2')}
      </Field>
      {asksZipCode(region) && (
        <Field label={t('address:zipCode')} error={errorOf('zipCode')}>
          {line('zipCode', 'postal-code')}
        </Field>
      )}
    </ReviewForm>
  )
}
