import { useMemo } from 'react'
import { bindFormFor, initialBindForm } from '#core/insurance/quotes/bind/bind-form.ts'
import { OtherDraft } from '../kit/OtherDraft.tsx'
import { RestoredFields } from '../kit/RestoredDraft.tsx'
import { useDirty, useEmit } from '../react/use-host.ts'
import { useTypedForm } from '../react/use-typed-form.ts'
import { useWording } from '../react/use-wording.ts'
import { AddressFields } from './AddressFields.tsx'
import { definition } from './definition.ts'
import { PolicyholderFields } from './PolicyholderFields.tsx'
import { useReview } from './review-context.ts'
import { ReviewForm } from './ReviewForm.tsx'

/** Asks for the policyholder and the address, and requests to bind. */
export function BindDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWording('quote-review')
  const emit = useEmit(definition)
  const { view, review, open } = useReview()
  const { id: quoteId, quoteNumber, region, companyName } = review
  const shape = useMemo(() => bindFormFor(review), [review])
  const form = useTypedForm({ start: initialBindForm(review), shape, record: `bind.${quoteId}` })
  const { values, errorOf, set } = form
  useDirty(form.isDirty, { discard: form.forget })
  const submit = async () => {
    if (!(await form.submit((typed) => view.request(review, typed)))) return
    emit('parapet-bind-requested', { quoteId, quoteNumber })
    open('sent')
  }
  return (
    <ReviewForm
      title={t('quote-review:bind.title')}
      lead={t('quote-review:bind.lead', { company: companyName })}
      submit={t('quote-review:bind.submit')}
      failedTitle={t('quote-review:bind.failed')}
      failed={form.failure}
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      onSubmit={() => void submit()}
      onDiscard={form.forget}
      onClose={onClose}
    >
      <RestoredFields {...form.restored} />
      <OtherDraft onTake={form.takeOther} />
      <PolicyholderFields region={region} values={values} errorOf={errorOf} set={set} />
      <AddressFields region={region} values={values} errorOf={errorOf} set={set} />
    </ReviewForm>
  )
}
