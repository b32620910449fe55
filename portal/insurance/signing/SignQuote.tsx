import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { getSigning } from '#core/insurance/signing/endpoints.ts'
import type { Signing } from '#core/insurance/signing/model.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormPage } from '../../frame/parts/FormPage.tsx'
import { LinkedRecord } from '../../frame/parts/LinkedRecord.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'
import { SignForm } from './SignForm.tsx'
import { SignedTerms } from './SignedTerms.tsx'

interface SignQuoteProps {
  readonly product: QuotedProduct
  readonly quoteId: string
}

interface ReadProps {
  readonly signing: Signing
  readonly again: () => void
}

const SigningOf = ({ signing, again }: ReadProps) => {
  const t = useWording('signing')
  const can = useCan()
  const navigate = useNavigate()
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
          onChanged={again}
          onSigned={() =>
            void navigate({ to: '/application-signed', replace: true, ignoreBlocker: true })
          }
        />
      ) : (
        receipt === null && (
          <p>{t(can('quote:ask') ? 'signing:sign.notYours' : 'signing:sign.notNow')}</p>
        )
      )}
    </FormPage>
  )
}

/** Terms, document and form of a signature; the receipt once signed. */
export const SignQuote = ({ product, quoteId }: SignQuoteProps) => {
  const t = useWording('signing')
  const { api } = usePortal()
  const read = useCallback(
    (signal: AbortSignal) => api.call(getSigning, { params: { product, quoteId }, signal }),
    [api, product, quoteId],
  )
  return (
    <LinkedRecord
      read={read}
      lines={10}
      title={t('signing:cannotView.review.title')}
      closed={t('signing:sign.cannotView')}
    >
      {(signing, again) => <SigningOf signing={signing} again={again} />}
    </LinkedRecord>
  )
}
