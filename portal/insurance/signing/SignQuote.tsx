import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { ClientError, isCancelled } from '#core/foundation/errors/client-error.ts'
import { getSigning } from '#core/insurance/signing/endpoints.ts'
import type { Signing } from '#core/insurance/signing/model.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../frame/parts/FormPage.tsx'
import { MessagePage } from '../../frame/parts/MessagePage.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { SignForm } from './SignForm.tsx'
import { SignedTerms } from './SignedTerms.tsx'

interface SignQuoteProps {
  readonly product: QuotedProduct
  readonly quoteId: string
}

/** Terms, document and form of a signature; its receipt once there is one. */
export const SignQuote = ({ product, quoteId }: SignQuoteProps) => {
  const t = useWording('signing')
  const { api } = usePortal()
  const can = useCan()
  const navigate = useNavigate()
  const [signing, setSigning] = useState<Signing>()
  const [failure, setFailure] = useState<ClientError>()

  const read = useCallback(
    (signal?: AbortSignal) =>
      api.call(getSigning, { params: { product, quoteId }, ...(signal && { signal }) }),
    [api, product, quoteId],
  )

  useEffect(() => {
    const control = new AbortController()
    read(control.signal).then(setSigning, (error: unknown) => {
      if (!isCancelled(error) && error instanceof ClientError) setFailure(error)
    })
    return () => control.abort()
  }, [read])

  if (failure !== undefined) {
    const isClosed = [401, 403, 404].includes(failure.status)
    return (
      <MessagePage
        title={t('signing:cannotView.review.title')}
        lead={isClosed ? t('signing:sign.cannotView') : failure.message}
      />
    )
  }
  if (signing === undefined) return <Skeleton lines={10} />
  const { receipt, maySign } = signing
  return (
    <FormPage
      title={t('signing:sign.heading', { number: signing.quoteNumber })}
      lead={t('signing:sign.lead', { agency: signing.agencyName, company: signing.companyName })}
    >
      <SignedTerms signing={signing} />
      {receipt && <ReceiptFacts receipt={receipt} />}
      {maySign ? (
        <SignForm
          signing={signing}
          onChanged={() => void read().then(setSigning, () => undefined)}
          onSigned={() => void navigate({ to: '/application-signed', replace: true })}
        />
      ) : (
        receipt === null && (
          <p>{t(can('quote:ask') ? 'signing:sign.notYours' : 'signing:sign.notNow')}</p>
        )
      )}
    </FormPage>
  )
}
