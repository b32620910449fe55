import { useId, useMemo, useState } from 'react'
import { ClientError } from '#core/foundation/errors/client-error.ts'
import { sentences } from '#core/foundation/wording/sentences.ts'
import { formatPhone } from '#core/foundation/validation/phone.ts'
import { sendToAgent, sendToCustomer } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import type { Recipient } from '#core/insurance/quotes/cart/sharing.ts'
import { policyholderFor } from '#core/insurance/quotes/bind/contact.ts'
import { isIndication } from '#core/insurance/quotes/statuses.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { PolicyholderFields, policyholderNames } from '#widgets/quote-review/PolicyholderFields.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useTypedForm } from '#widgets/react/use-typed-form.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../../frame/actions/use-attempt.ts'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import styles from '../../../frame/dialogs/dialog-form.styles.css'
import { RecordSummary } from '../../../frame/dialogs/RecordSummary.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { RecipientChoice } from '#widgets/quote-cart/RecipientChoice.tsx'
import type { Adjusted } from '../adjustments/adjustment-dialogs.ts'
import { useAdjustedQuote } from '../adjustments/use-adjusted-quote.ts'
import { blockedReason } from '../saved-quote.ts'

/** Sends a quote to its agent, or to its policyholder with a link that a security code opens. */
export const SendQuoteDialog = ({ input, finish }: DialogProps<Adjusted, true>) => {
  const css = useStyles(styles)
  const id = useId()
  const t = useWording('cart', 'quote-review', 'errors')
  const { api, notifications } = usePortal()
  const { busy, failure, attempt } = useInlineAttempt<'send'>()
  const { quote, summary, version } = useAdjustedQuote(input)
  const blocked = blockedReason('sendToCustomer')(quote)
  const isFirm = !isIndication(quote)
  const [to, setTo] = useState<Recipient>(blocked === undefined && isFirm ? 'customer' : 'agent')
  const { product, id: quoteId, quoteNumber: number, region, agentEmail } = quote
  const { customerFirstName, customerLastName, customerEmail } = quote
  const customerPhone = formatPhone(region, quote.customerPhone)
  const shape = useMemo(() => policyholderFor(region, customerPhone), [region, customerPhone])
  const form = useTypedForm({
    start: { customerFirstName, customerLastName, customerEmail, customerPhone },
    shape,
    record: `send.${quoteId}`,
  })
  const params = { product, quoteId }

  const sendTo = {
    agent: () => api.call(sendToAgent, { params }),
    customer: () =>
      api.call(sendToCustomer, {
        params,
        ...version,
        // Unchanged fields are not sent.
        body: { quoteId, productType: product, ...(form.isDirty && shape.parse(form.values)) },
      }),
  } as const satisfies Record<Recipient, () => Promise<unknown>>
  const send = async () => {
    // All policyholder fields are required (spec 3 §5), including untouched ones.
    if (to === 'customer' && !form.check(policyholderNames)) return
    await attempt('send', async () => {
      try {
        await sendTo[to]()
      } catch (error) {
        if (error instanceof ClientError) form.showErrors(error.fieldErrors)
        throw error
      }
      form.forget()
      notifications.show('success', t('cart:send.doneOne'))
      finish(true)
    })
  }

  return (
    <DialogFrame
      title={t('cart:send.titleOne', { number })}
      lead={t('cart:send.lead')}
      isDirty={form.isDirty}
      onDiscard={form.forget}
      isLocked={busy !== undefined}
      footer={
        <>
          <DialogClose>{t('common:action.cancel')}</DialogClose>
          <Button variant="primary" type="submit" form={id} busy={busy !== undefined}>
            {t('cart:send.submit')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css['form']}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <RecordSummary facts={summary} />
        {failure && (
          <Notice tone="error">{sentences(t('cart:send.failedOne'), failure.message)}</Notice>
        )}
        {!isFirm && (
          <Notice tone="warning" title={t('cart:indication.mark')} quiet>
            {t('cart:indication.lead')}
          </Notice>
        )}
        <RecipientChoice
          value={to}
          onValue={setTo}
          emails={{ customer: form.values.customerEmail, agent: agentEmail }}
          blocked={{ customer: blocked }}
        />
        {to === 'customer' && (
          <PolicyholderFields
            region={region}
            values={form.values}
            errorOf={form.errorOf}
            set={form.set}
          />
        )}
      </form>
    </DialogFrame>
  )
}
