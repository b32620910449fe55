import { verifyReceipt } from '#core/insurance/signing/endpoints.ts'
import type { Receipt } from '#core/insurance/signing/model.ts'
import { classNames } from '#widgets/kit/class-names.ts'
import { Notice } from '#widgets/kit/Notice.tsx'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import styles from './signing.styles.css'

/** The receipt of a signature, and whether it still matches the signed document. */
export const ReceiptFacts = ({ receipt }: { readonly receipt: Receipt }) => {
  useWording('signing')
  const css = useStyles(styles)
  const { t, dateTime } = useFormats(receipt.timezone)
  return (
    <section
      className={classNames(css['stack'], css['receipt'])}
      aria-label={t('signing:receipt.title')}
    >
      {receipt.isIntact ? (
        <Notice tone="success" quiet title={t('signing:receipt.intact')}>
          {receipt.isCurrent ? '' : t('signing:receipt.otherTerms')}
        </Notice>
      ) : receipt.seal === null ? (
        <Notice tone="warning" title={t('signing:receipt.unsealed')}>
          {t('signing:receipt.unsealedLead')}
        </Notice>
      ) : (
        <Notice tone="error" title={t('signing:receipt.broken')}>
          {t('signing:receipt.brokenLead')}
        </Notice>
      )}
      <Facts
        facts={[
          [t('signing:receipt.name'), receipt.fullName],
          [t('signing:receipt.signed'), dateTime(receipt.signed)],
          ...(receipt.address === undefined
            ? []
            : [[t('signing:receipt.address'), receipt.address] as const]),
          [t('signing:receipt.documentHash'), receipt.documentHash],
          [t('signing:receipt.hash'), receipt.receiptHash],
          ...(receipt.seal === null ? [] : [[t('signing:receipt.seal'), receipt.seal] as const]),
          [t('signing:receipt.consent'), receipt.consent],
        ]}
      />
      {receipt.seal !== null && <p>{t('signing:receipt.verify', { path: verifyReceipt.path })}</p>}
    </section>
  )
}
