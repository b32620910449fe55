import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { decline, declineReasons, fillInOption } from '#core/insurance/quotes/decline.ts'
import { declineQuote } from '#core/insurance/quotes/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Select } from '#widgets/kit/Select.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormText } from '../../frame/forms/FormText.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { useFaultText } from '../../frame/forms/use-fault-text.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { declineForm, type DeclineForm } from './decline-form.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import styles from '../../frame/dialogs/dialog-form.sheet.css'

interface Declined {
  readonly quoteId: string
  readonly number: string
  readonly company: string
}

const start: DeclineForm = {
  reasonSummary: '',
  reason: '',
  fillInReason: '',
  isNotificationEnabled: true,
}

/** Declines a quote with one of the reasons of spec 2 §9, or one of the underwriter's own. */
export const DeclineQuoteDialog = ({ input, finish, dismiss }: DialogProps<Declined, true>) => {
  const css = useStyles(styles)
  const t = useWording('portal')
  const faultText = useFaultText()
  const { api, wording } = usePortal()
  const id = useId()
  const { form, isDirty, refuse, forget } = useDraftForm<DeclineForm>({
    shape: declineForm,
    start,
    record: `decline.${input.quoteId}`,
  })
  const { field, fieldState: summaryState } = useController({
    control: form.control,
    name: 'reasonSummary',
  })
  const { ref: summaryRef, ...summary } = field
  const { field: notify } = useController({
    control: form.control,
    name: 'isNotificationEnabled',
  })
  const [failure, setFailure] = useState<string>()

  const send = form.handleSubmit(async ({ fillInReason, ...values }) => {
    setFailure(undefined)
    const isFilledIn = values.reasonSummary === fillInOption
    try {
      const body = decline.parse({ ...values, ...(isFilledIn ? { fillInReason } : {}) })
      await api.call(declineQuote, { params: { id: input.quoteId }, body })
      forget()
      finish(true)
    } catch (error) {
      setFailure(refuse(error) ?? wording.t('quotes:underwriting.declineFailed'))
    }
  })

  return (
    <DialogFrame
      title={t('quotes:underwriting.declineTitle')}
      lead={t('quotes:underwriting.declineLead', { number: input.number, company: input.company })}
      isDirty={isDirty}
      onDiscard={forget}
      footer={
        <>
          <Button onClick={dismiss}>{t('common:action.cancel')}</Button>
          <Button look="danger" type="submit" form={id} busy={form.formState.isSubmitting}>
            {t('quotes:action.decline')}
          </Button>
        </>
      }
    >
      <form id={id} className={css['form']} noValidate onSubmit={(event) => void send(event)}>
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <Field
          label={t('quotes:underwriting.reason')}
          error={faultText(summaryState.error?.message)}
        >
          <Select
            ref={summaryRef}
            name="reasonSummary"
            aria-required
            placeholder={t('quotes:underwriting.reasonPlaceholder')}
            choices={declineReasons.map((value) => ({
              value,
              label: t(`quotes:declineReason.${value}`),
            }))}
            value={declineReasons.find((reason) => reason === summary.value) ?? ''}
            onValue={summary.onChange}
            onBlur={summary.onBlur}
          />
        </Field>
        {summary.value === fillInOption && (
          <FormText form={form} name="fillInReason" label={t('quotes:underwriting.fillIn')} />
        )}
        <FormText form={form} name="reason" label={t('quotes:underwriting.description')} isLong />
        <Checkbox
          label={t('quotes:underwriting.notify')}
          checked={notify.value}
          onValue={notify.onChange}
          onBlur={notify.onBlur}
        />
      </form>
    </DialogFrame>
  )
}
