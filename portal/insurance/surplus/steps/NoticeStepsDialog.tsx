import { useSuspenseQuery } from '@tanstack/react-query'
import { useCallback, useId, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { attemptWith } from '#core/foundation/errors/attempt.ts'
import { callErrors } from '#core/foundation/errors/call-errors.ts'
import {
  bindFormFor,
  initialBindForm,
  type BindForm,
} from '#core/insurance/quotes/bind/bind-form.ts'
import { sendToCustomer } from '#core/insurance/quotes/cart/sharing-endpoints.ts'
import { getQuoteById } from '#core/insurance/quotes/endpoints.ts'
import { requestToBind } from '#core/insurance/quotes/bind/endpoints.ts'
import { policyholderFor } from '#core/insurance/quotes/bind/contact.ts'
import { callsWithoutNotification } from '#core/platform/api/call-options.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { AddressFields, addressNames } from '#widgets/quote-review/AddressFields.tsx'
import { PolicyholderFields, policyholderNames } from '#widgets/quote-review/PolicyholderFields.tsx'
import { useLatestCall } from '#widgets/react/use-latest.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useTypedForm } from '#widgets/react/use-typed-form.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { Facts } from '../../../frame/parts/Facts.tsx'
import { DialogFrame } from '../../../frame/dialogs/DialogFrame.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { NoticeElement } from '../NoticeElement.tsx'
import { quoteSummary } from '../../quotes/quote-summary.ts'
import { refreshQuotes } from '../../quote-queries.ts'
import styles from './notice-steps.styles.css'

interface Input {
  readonly quoteId: string
  readonly goal: 'bind' | 'send'
}

const steps = ['policyholder', 'address', 'notice'] as const
const stepKeys = {
  bind: { policyholder: 'surplus:steps.policyholder', address: 'surplus:steps.address' },
  send: { policyholder: 'surplus:steps.policyholder', address: 'surplus:steps.terms' },
} as const
const namesOf = { policyholder: policyholderNames, address: addressNames, notice: [] } as const

const typed = z.string()

/** Sending needs only the policyholder; the address comes with the request to bind. */
const shapeOf = (goal: Input['goal'], quote: Quote) =>
  goal === 'bind'
    ? bindFormFor(quote)
    : z.extend(policyholderFor(quote.region, quote.customerPhone), {
        address1: typed,
        address2: typed,
        city: typed,
        zipCode: typed,
      })

/** Binds or sends a surplus quote in steps: policyholder, address or terms, and notice. */
export const NoticeStepsDialog = ({ input, finish }: DialogProps<Input, true>) => {
  const t = useWording('surplus', 'quote-review', 'address', 'errors')
  const css = useStyles(styles)
  const portal = usePortal()
  const { queries, wording, notifications } = portal
  const api = useMemo(() => callsWithoutNotification(portal.api), [portal])
  const { quoteId, goal } = input
  const { data: quote } = useSuspenseQuery(
    queries.options(getQuoteById, { params: { id: quoteId } }),
  )
  const { region, product } = quote
  const shape = useMemo(() => shapeOf(goal, quote), [goal, quote])
  const form = useTypedForm({
    start: initialBindForm(quote),
    shape,
    record: `${goal}-notice.${quoteId}`,
  })
  const id = useId()
  const formats = useFormats()
  const [at, setAt] = useState(0)
  const [round, setRound] = useState(0)
  const step = steps[at] ?? 'policyholder'

  const next = async () => {
    // a second click may come while the first is checked
    if (await form.check(namesOf[step])) setAt(at + 1)
  }

  const attempt = useMemo(
    () =>
      attemptWith(
        callErrors(wording, {
          network: 'surplus:failure.network',
          session: 'surplus:failure.session',
          other: 'surplus:failure.attest',
        }),
      ),
    [wording],
  )
  const params = { id: quoteId }
  const act = (form: BindForm, ifMatch: string) =>
    attempt(async () => {
      if (goal === 'bind') return api.call(requestToBind, { params, body: form, ifMatch })
      const { customerFirstName, customerLastName, customerEmail, customerPhone } = form
      const policyholder = { customerFirstName, customerLastName, customerEmail, customerPhone }
      return api.call(sendToCustomer, {
        params: { product, quoteId },
        ifMatch,
        body: { quoteId, productType: product, ...policyholder },
      })
    })
  const done = async (read: string) => {
    const isDone = await form.submit((values) => act(values, read))
    await refreshQuotes(portal)
    if (!isDone) {
      // Reloads the notice with the changes.
      setRound((now) => now + 1)
      return
    }
    notifications.show('success', t(`surplus:done.${goal}`))
    finish(true)
  }
  // The element keeps one listener, which uses the latest input.
  const attested = useLatestCall((read: string) => void done(read))
  const previous = useCallback(() => setAt((now) => now - 1), [])

  const fields = { region, values: form.values, errorOf: form.errorOf, set: form.set }
  return (
    <DialogFrame
      title={t(`surplus:steps.${goal}`, { number: quote.quoteNumber })}
      {...(step === 'notice' ? {} : { lead: t(stepKeys[goal][step]) })}
      isDirty={form.isDirty}
      onDiscard={form.forget}
      isLocked={form.isBusy}
      footer={
        step === 'notice' ? undefined : (
          <>
            <DialogClose>{t('common:action.cancel')}</DialogClose>
            {at > 0 && <Button onClick={previous}>{t('surplus:action.previous')}</Button>}
            <Button variant="primary" type="submit" form={id}>
              {t('surplus:action.next')}
            </Button>
          </>
        )
      }
    >
      <div className={css['step']}>
        {form.failure !== undefined && <Notice tone="error">{form.failure}</Notice>}
        {step !== 'notice' && (
          <form
            id={id}
            className={css['step']}
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void next()
            }}
          >
            {step === 'policyholder' && <PolicyholderFields {...fields} />}
            {step === 'address' && goal === 'bind' && <AddressFields {...fields} />}
            {step === 'address' && goal === 'send' && (
              <Facts facts={quoteSummary(quote, formats)} />
            )}
          </form>
        )}
        {step === 'notice' && (
          <NoticeElement
            key={round}
            quoteId={quoteId}
            variant={goal}
            onAttested={attested}
            onPrevious={previous}
          />
        )}
      </div>
    </DialogFrame>
  )
}
