import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  downloadSigned,
  getApplicationLink,
  getSigning,
  sendSignRequest,
} from '#core/insurance/signing/endpoints.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import type { DialogProps } from '#core/platform/dialogs/dialog.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { DialogClose } from '#widgets/kit/DialogClose.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { TextInput } from '#widgets/kit/TextInput.tsx'
import { saveFile } from '#widgets/kit/save-file.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useInlineAttempt } from '../../frame/actions/use-attempt.ts'
import { DialogFrame } from '../../frame/dialogs/DialogFrame.tsx'
import { CopyButton } from '../../frame/parts/CopyButton.tsx'
import { useCan } from '../../frame/platform/use-can.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { usePortal } from '../../frame/platform/use-portal.ts'
import { ReceiptFacts } from './ReceiptFacts.tsx'

interface Input {
  readonly product: QuotedProduct
  readonly quoteId: string
}

/** The receipt of a quote's signature; until it is signed, the ways to request it. */
export const SignatureDialog = ({ input, finish }: DialogProps<Input, true>) => {
  const t = useWording('signing')
  const can = useCan()
  const { api, queries, notifications } = usePortal()
  const { product, quoteId } = input
  const params = { product, quoteId }
  const { data: signing } = useSuspenseQuery({
    ...queries.options(getSigning, { params }),
    meta: readWithoutNotification,
  })
  const { busy, failure, attempt } = useInlineAttempt<'ask' | 'link' | 'file'>()
  const [link, setLink] = useState<string>()
  const { receipt } = signing
  const isSigned = receipt?.isCurrent === true
  const mayAsk = can('quote:ask') && !isSigned

  const failed = { ask: t('signing:ask.failed'), link: t('signing:link.failed'), file: '' }

  const ask = () =>
    attempt('ask', async () => {
      await api.call(sendSignRequest, { params })
      notifications.show('success', t('signing:ask.done'))
      finish(true)
    })
  const show = () =>
    attempt('link', async () => {
      setLink((await api.call(getApplicationLink, { params })).link)
    })
  const download = () =>
    attempt('file', async () => saveFile(await api.call(downloadSigned, { params: { quoteId } })))

  return (
    <DialogFrame
      title={t('signing:ask.title', { number: signing.quoteNumber })}
      lead={t(isSigned ? 'signing:ask.signedLead' : 'signing:ask.lead')}
      footer={
        <>
          <DialogClose>{t('common:action.close')}</DialogClose>
          {receipt && (
            <Button busy={busy === 'file'} onClick={() => void download()}>
              {t('signing:receipt.download')}
            </Button>
          )}
          {mayAsk && (
            <>
              <Button busy={busy === 'link'} onClick={() => void show()}>
                {t('signing:link.show')}
              </Button>
              <Button variant="primary" busy={busy === 'ask'} onClick={() => void ask()}>
                {t('signing:ask.submit')}
              </Button>
            </>
          )}
        </>
      }
    >
      {failure && (
        <Notice tone="error">{`${failed[failure.name]} ${failure.message}`.trim()}</Notice>
      )}
      {receipt && <ReceiptFacts receipt={receipt} />}
      {link !== undefined && (
        <>
          <Field label={t('signing:link.label')}>
            <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
          </Field>
          <CopyButton
            size="small"
            text={link}
            label={t('signing:link.copy')}
            copied={t('signing:link.copied')}
          />
        </>
      )}
    </DialogFrame>
  )
}
