import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { bindRequestFor, type BindRequest } from '#core/insurance/quotes/contact.ts'
import { getQuoteById, requestToBind } from '#core/insurance/quotes/endpoints.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPhone } from '../../frame/forms/FormPhone.tsx'
import { FormText } from '../../frame/forms/FormText.tsx'
import { useDraftForm } from '../../frame/forms/use-draft-form.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import styles from '../../frame/dialogs/dialog-form.sheet.css'

/** Names the policyholder and asks the underwriters to bind (spec 2 §4). */
export const RequestToBindDialog = ({
  input,
  finish,
  dismiss,
}: DialogProps<{ readonly quoteId: string }, true>) => {
  const css = useStyles(styles)
  const t = useWording('portal')
  const { api, host, queries } = usePortal()
  const id = useId()
  const { data: quote } = useSuspenseQuery(
    queries.options(getQuoteById, { params: { id: input.quoteId } }),
  )
  const shape = useMemo(() => bindRequestFor(quote.region), [quote.region])
  const start = useMemo(
    (): BindRequest => ({
      customerFirstName: quote.customerFirstName,
      customerLastName: quote.customerLastName,
      customerEmail: quote.customerEmail,
      customerPhone: quote.customerPhone,
    }),
    [quote],
  )
  const { form, isDirty, refuse, forget } = useDraftForm<BindRequest>({
    shape,
    start,
    record: `bind.${quote.id}`,
  })
  const [failure, setFailure] = useState<string>()
  // One key for one dialog: a second press, or a lost answer, asks once.
  const [idempotencyKey] = useState(() => host.randomId())
  const { isSubmitting } = form.formState

  const send = form.handleSubmit(async (body) => {
    setFailure(undefined)
    try {
      await api.call(requestToBind, { params: { id: quote.id }, body, idempotencyKey })
      forget()
      finish(true)
    } catch (error) {
      setFailure(refuse(error))
    }
  })

  return (
    <DialogFrame
      title={t('quotes:bind.title')}
      lead={t('quotes:bind.lead', { company: quote.companyName })}
      isDirty={isDirty}
      onDiscard={forget}
      footer={
        <>
          <Button onClick={dismiss}>{t('common:action.cancel')}</Button>
          <Button look="primary" type="submit" form={id} busy={isSubmitting}>
            {t('quotes:bind.submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={css['form']} noValidate onSubmit={(event) => void send(event)}>
        {failure !== undefined && <Notice tone="error">{failure}</Notice>}
        <div className={css['pair']}>
          <FormText
            form={form}
            name="customerFirstName"
            label={t('portal:field.firstName')}
            autoComplete="given-name"
          />
          <FormText
            form={form}
            name="customerLastName"
            label={t('portal:field.lastName')}
            autoComplete="family-name"
          />
        </div>
        <FormText
          form={form}
          name="customerEmail"
          label={t('portal:field.email')}
          type="email"
          autoComplete="email"
        />
        <FormPhone form={form} name="customerPhone" label={t('portal:field.phone')} />
      </form>
    </DialogFrame>
  )
}
