import { useQuery } from '@tanstack/react-query'
import { downloadAttestation, listAttestations } from '#core/insurance/surplus/endpoints.ts'
import type { NoticeReceipt } from '#core/insurance/surplus/model.ts'
import { readWithoutNotification } from '#core/platform/queries/queries.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Card } from '#widgets/kit/Card.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { saveFile } from '#widgets/kit/save-file.ts'
import { useInlineAttempt } from '../../frame/actions/use-attempt.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { QueryFailed } from '../../frame/parts/QueryFailed.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'

interface AttestationProps {
  readonly quoteId: string
  readonly receipt: NoticeReceipt
}

const Attestation = ({ quoteId, receipt }: AttestationProps) => {
  const { t, dateTime } = useFormats(receipt.timezone)
  const { api } = usePortal()
  const { busy, failure, attempt } = useInlineAttempt<'file'>()
  const params = { id: quoteId, attestationId: receipt.id }
  const download = () =>
    attempt('file', async () => saveFile(await api.call(downloadAttestation, { params })))
  return (
    <Card
      title={t('surplus:receipt.title')}
      level={3}
      aside={
        <Button
          size="small"
          icon="download"
          busy={busy !== undefined}
          onClick={() => void download()}
        >
          {t('surplus:receipt.download')}
        </Button>
      }
    >
      {!receipt.isIntact && receipt.seal === null && (
        <Notice tone="warning" title={t('surplus:receipt.unsealed')}>
          {t('surplus:receipt.unsealedLead')}
        </Notice>
      )}
      {!receipt.isIntact && receipt.seal !== null && (
        <Notice tone="error" title={t('surplus:receipt.broken')}>
          {t('surplus:receipt.brokenLead')}
        </Notice>
      )}
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <Facts
        facts={[
          [t('surplus:receipt.name'), receipt.fullName],
          [
            t('surplus:receipt.license'),
            `${receipt.surplusLinesNumber} (${receipt.state}), ${receipt.brokerName}`,
          ],
          [t('surplus:receipt.version'), receipt.noticeVersion],
          [t('surplus:terms.open'), receipt.terms.version],
          [t('surplus:receipt.signed'), dateTime(receipt.signed)],
          [t('surplus:receipt.address'), receipt.address],
          [t('surplus:receipt.documentHash'), receipt.documentHash],
          [t('surplus:receipt.hash'), receipt.receiptHash],
          ...(receipt.seal === null ? [] : [[t('surplus:receipt.seal'), receipt.seal] as const]),
        ]}
      />
    </Card>
  )
}

interface AttestationsProps {
  readonly quoteId: string
  /** Whether the latest one is shown with the notice. */
  readonly isLastShown: boolean
}

/**
 * The receipts of a quote's attestations, including those of previous terms, each with its notice.
 */
export const Attestations = ({ quoteId, isLastShown }: AttestationsProps) => {
  const { queries } = usePortal()
  const answer = useQuery({
    ...queries.options(listAttestations, { params: { id: quoteId } }),
    meta: readWithoutNotification,
  })
  const receipts = answer.data?.content.slice(isLastShown ? 1 : 0) ?? []
  if (answer.isPending && !isLastShown) return <Skeleton lines={8} height="2.4em" />
  return (
    <>
      <QueryFailed answer={answer} />
      {receipts.map((receipt) => (
        <Attestation key={receipt.id} quoteId={quoteId} receipt={receipt} />
      ))}
    </>
  )
}
