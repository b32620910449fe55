import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import { downloadSigned } from '#core/insurance/signing/endpoints.ts'
import type { Signing } from '#core/insurance/signing/model.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { Notice } from '#widgets/kit/Notice.tsx'
import { saveFile } from '#widgets/kit/save-file.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useInlineAttempt } from '../../frame/actions/use-attempt.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { Facts } from '../../frame/parts/Facts.tsx'
import { usePortal } from '../../frame/platform/use-portal.ts'
import styles from './signing.styles.css'

/** The terms to sign or signed, with the document. */
export const SignedTerms = ({ signing }: { readonly signing: Signing }) => {
  const css = useStyles(styles)
  const { t, money, wholeMoney, day } = useFormats()
  const { api } = usePortal()
  const { busy, failure, attempt } = useInlineAttempt<'file'>()
  const { accountId, quoteId, currency, receipt, maySign } = signing

  const download = () =>
    attempt('file', async () =>
      saveFile(
        receipt && !maySign
          ? await api.call(downloadSigned, { params: { quoteId } })
          : await api.call(downloadProposal, { params: { accountId, quoteId }, query: {} }),
      ),
    )

  return (
    <div className={css['stack']}>
      <Facts
        facts={[
          [t('signing:field.company'), signing.companyName],
          [t('signing:field.totalPremium'), money(signing.totalPremium, currency)],
          [t('signing:field.limit'), wholeMoney(signing.limit, currency)],
          [t('signing:field.effective'), day(signing.effectiveDate)],
          [t('signing:field.ends'), day(signing.endDate)],
        ]}
      />
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <Button icon="download" busy={busy !== undefined} onClick={() => void download()}>
        {t('signing:sign.download')}
      </Button>
    </div>
  )
}
