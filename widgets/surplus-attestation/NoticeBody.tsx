import type { SurplusNotice } from '#core/insurance/surplus/model.ts'
import type { NoticeView } from '#core/insurance/surplus/notice-view.ts'
import { Card } from '../kit/Card.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { AttestationForm } from './AttestationForm.tsx'
import styles from './attestation.styles.css'
import { ReceiptPart } from './ReceiptPart.tsx'
import { Summary } from './Summary.tsx'
import { ThanksDialog } from './ThanksDialog.tsx'
import type { Variant } from './variants.ts'

interface NoticeBodyProps {
  readonly view: NoticeView
  readonly notice: SurplusNotice
  readonly isNew: boolean
  readonly variant: Variant
}

/** The figures, the notice, and its attestation or receipt. */
export function NoticeBody({ view, notice: read, isNew, variant }: NoticeBodyProps) {
  const css = useStyles(styles)
  const t = useWording('surplus')
  const { notice, broker, receipt, surplusNoticeAttested: isAttested } = read
  const isStep = variant === 'bind' || variant === 'send'
  return (
    <>
      <div className={css['head']}>
        {isStep && <p className={css['note']}>{t('surplus:step')}</p>}
        <h2 className={css['title']}>
          {t('surplus:heading', { number: read.quoteNumber, company: read.companyName })}
        </h2>
      </div>
      <Summary notice={read} />
      <Card title={<bdi lang="en">{notice.title}</bdi>} level={3} part="notice">
        <div className={css['stack']}>
          <p className={css['note']}>{t('surplus:version', { version: notice.version })}</p>
          {/* A state document, always in English. */}
          {notice.paragraphs.map((paragraph) => (
            <p key={paragraph} lang="en" dir="ltr">
              {paragraph}
            </p>
          ))}
          {broker && (
            <p className={css['broker']}>
              {t('surplus:brokerLine', {
                name: `${broker.surplusLinesBrokerFirstName} ${broker.surplusLinesBrokerLastName}`,
                number: broker.surplusLinesNumber,
                state: broker.surplusLinesState,
              })}
            </p>
          )}
        </div>
      </Card>
      {broker === null && (
        <Notice
          tone="error"
          title={t('surplus:noLicense', { agency: read.agencyName, state: notice.state })}
        >
          {t('surplus:noLicenseLead')}
        </Notice>
      )}
      {broker?.isConfirmed === false && !isAttested && (
        <Notice title={t('surplus:unconfirmed')}>
          {t('surplus:unconfirmedLead', {
            broker: `${broker.surplusLinesBrokerFirstName} ${broker.surplusLinesBrokerLastName}`,
          })}
        </Notice>
      )}
      {receipt && <ReceiptPart receipt={receipt} view={view} />}
      {broker && (isAttested ? isStep : broker.isConfirmed) && (
        <AttestationForm view={view} notice={read} variant={variant} />
      )}
      {isNew && variant === 'sign' && <ThanksDialog />}
    </>
  )
}
