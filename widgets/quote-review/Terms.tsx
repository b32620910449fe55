import { downloadProposal } from '#core/insurance/documents/endpoints.ts'
import { comparisonTexts, type TextGroup } from '#core/insurance/quotes/cart/comparison-texts.ts'
import { useState } from 'react'
import { Button } from '../kit/Button.tsx'
import { Card } from '../kit/Card.tsx'
import { FactList } from '../kit/FactList.tsx'
import { Notice } from '../kit/Notice.tsx'
import { saveFile } from '../kit/save-file.ts'
import { useComparisonFormats } from '../quote-cart/use-comparison-formats.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useRecordFormats } from '../react/use-record-formats.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { useReview } from './review-context.ts'
import styles from './review.styles.css'

const coveragesOf = (rows: TextGroup['rows']) =>
  rows.map(({ name, cells }) => [name, cells[0]] as const)

/** The selected coverages by group, with their additional terms. */
function Coverages({ groups }: { readonly groups: readonly TextGroup[] }) {
  const css = useStyles(styles)
  const t = useWording('cart')
  const absent = t('cart:notIncluded')
  return groups.map(({ id, name, rows }) => {
    const selected = rows.filter(({ cells }) => cells[0] !== absent)
    return selected.length === 0 ? null : (
      <div key={id}>
        <h4 className={css['group']}>{name}</h4>
        <FactList facts={coveragesOf(selected)} />
      </div>
    )
  })
}

/** The dates, amounts, coverages and proposal of a quote, read-only. */
export function Terms() {
  const css = useStyles(styles)
  const t = useWording('quote-review')
  const { review } = useReview()
  const { api } = usePlatform()
  const { date } = useRecordFormats()
  const formats = useComparisonFormats()
  const [problem, setProblem] = useState<string>()
  const { accountId, id: quoteId } = review
  const [terms, ...coverages] = comparisonTexts(
    [{ ...review, presetName: review.quoteNumber }],
    formats,
  ).groups

  const download = async () => {
    setProblem(undefined)
    try {
      const file = await api.call(downloadProposal, { params: { accountId, quoteId }, query: {} })
      if (file) saveFile(file)
    } catch {
      setProblem(t('quote-review:failure.proposal'))
    }
  }

  return (
    <div className={css['column']} part="terms">
      <Card title={t('quote-review:terms')} level={3}>
        <FactList
          facts={[
            ...(terms === undefined ? [] : coveragesOf(terms.rows)),
            [t('quote-review:field.expires'), date(review.expiresOn, review.timezone)],
            [t('quote-review:field.created'), date(review.created, review.timezone)],
          ]}
        />
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
        {review.allowedActions.includes('downloadProposal') && (
          <Button size="small" icon="download" onClick={() => void download()}>
            {t('quote-review:proposal')}
          </Button>
        )}
      </Card>
      <Card title={t('quote-review:coverages')} level={3}>
        <Coverages groups={coverages} />
      </Card>
    </div>
  )
}
