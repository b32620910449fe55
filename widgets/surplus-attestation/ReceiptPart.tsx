import { useState } from 'react'
import { verifyReceipt } from '#core/insurance/signing/endpoints.ts'
import type { NoticeReceipt } from '#core/insurance/surplus/model.ts'
import type { NoticeView } from '#core/insurance/surplus/notice-view.ts'
import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { FactList } from '../kit/FactList.tsx'
import { Notice } from '../kit/Notice.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useRecordFormats } from '../react/use-record-formats.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './attestation.styles.css'
import { TermsDialog } from './TermsDialog.tsx'

interface ReceiptPartProps {
  readonly receipt: NoticeReceipt
  readonly view: NoticeView
}

/** The receipt of an attestation, and whether it still matches the attested notice. */
export function ReceiptPart({ receipt, view }: ReceiptPartProps) {
  const css = useStyles(styles)
  const t = useWording('surplus')
  const { instant } = useRecordFormats()
  const [problem, setProblem] = useState<string>()
  const download = async () => {
    const attempt = await view.download()
    if (attempt.isDone && attempt.result) saveFile(attempt.result)
    setProblem(attempt.isDone ? undefined : attempt.message)
  }
  return (
    <Card title={t('surplus:receipt.title')} level={3}>
      <div className={css['stack']}>
        {receipt.isIntact ? (
          <Notice tone={receipt.isCurrent ? 'success' : 'warning'} quiet>
            {t(receipt.isCurrent ? 'surplus:receipt.intact' : 'surplus:receipt.otherTerms')}
          </Notice>
        ) : receipt.seal === null ? (
          <Notice tone="warning" title={t('surplus:receipt.unsealed')}>
            {t('surplus:receipt.unsealedLead')}
          </Notice>
        ) : (
          <Notice tone="error" title={t('surplus:receipt.broken')}>
            {t('surplus:receipt.brokenLead')}
          </Notice>
        )}
        <FactList
          facts={[
            [t('surplus:receipt.name'), receipt.fullName],
            [
              t('surplus:receipt.license'),
              `${receipt.surplusLinesNumber} (${receipt.state}), ${receipt.brokerName}`,
            ],
            [t('surplus:receipt.version'), receipt.noticeVersion],
            [t('surplus:receipt.signed'), instant(receipt.signed, receipt.timezone)],
            ...(receipt.address === undefined
              ? []
              : [[t('surplus:receipt.address'), receipt.address] as const]),
            [t('surplus:receipt.documentHash'), receipt.documentHash],
            [t('surplus:receipt.hash'), receipt.receiptHash],
            ...(receipt.seal === null ? [] : [[t('surplus:receipt.seal'), receipt.seal] as const]),
          ]}
        />
        {receipt.seal !== null && (
          <p>{t('surplus:receipt.verify', { path: verifyReceipt.path })}</p>
        )}
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        <div className={css['actions']}>
          <TermsDialog terms={receipt.terms} />
          <Button size="small" icon="download" onClick={() => void download()}>
            {t('surplus:receipt.download')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
