import { useMemo } from 'react'
import { initialBindForm } from '#core/insurance/quotes/bind/bind-form.ts'
import { policyholderFor } from '#core/insurance/quotes/bind/contact.ts'
import { OtherDraft } from '../kit/OtherDraft.tsx'
import { RestoredFields } from '../kit/RestoredDraft.tsx'
import { useDirty } from '../react/use-host.ts'
import { useTypedForm } from '../react/use-typed-form.ts'
import { useWording } from '../react/use-wording.ts'
import { PolicyholderFields } from './PolicyholderFields.tsx'
import { useReview } from './review-context.ts'
import { ReviewForm } from './ReviewForm.tsx'

/** Changes the policyholder. */
export function PolicyholderDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWording('quote-review')
  const { view, review } = useReview()
  const shape = useMemo(
    () => policyholderFor(review.region, review.customerPhone),
    [review.region, review.customerPhone],
  )
  const { customerFirstName, customerLastName, customerEmail, customerPhone } =
    initialBindForm(review)
  const form = useTypedForm({
    start: { customerFirstName, customerLastName, customerEmail, customerPhone },
    shape,
    record: `policyholder.${review.id}`,
  })
  useDirty(form.isDirty, { discard: form.forget })
  const submit = async () => {
    if (await form.submit((typed) => view.savePolicyholder(review, typed))) onClose()
  }
  return (
    <ReviewForm
      title={t('quote-review:policyholder.edit')}
      lead={t('quote-review:policyholder.lead')}
      submit={t('quote-review:policyholder.submit')}
      failedTitle={t('quote-review:policyholder.failed')}
      failed={form.failure}
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      onSubmit={() => void submit()}
      onDiscard={form.forget}
      onClose={onClose}
    >
      <RestoredFields {...form.restored} />
      <OtherDraft onTake={form.takeOther} />
      <PolicyholderFields
        region={review.region}
        values={form.values}
        errorOf={form.errorOf}
        set={form.set}
      />
    </ReviewForm>
  )
}
