import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { searchQuotes } from '#core/insurance/quotes/list/endpoints.ts'
import type { Quote } from '#core/insurance/quotes/model.ts'
import type { Underwriting } from '#core/insurance/quotes/underwriting/model.ts'
import { Card } from '#widgets/kit/Card.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { CardRows, type CardRow } from '../../../frame/parts/CardRows.tsx'
import { RowsCard } from '../../../frame/parts/RowsCard.tsx'
import { Status } from '../../../frame/parts/Status.tsx'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import { quoteAddress } from '../../quote-path.ts'
import { quoteStatusMarks } from '../quote-status-marks.ts'
import styles from './underwriting.styles.css'

/** Maximum quotes listed. */
const max = 6

type Similar = Pick<
  Underwriting['duplicates'][number],
  'id' | 'quoteNumber' | 'status' | 'totalPremium' | 'currency'
>

/** A row linked to a quote. */
const useRowOf = () => {
  const css = useStyles(styles)
  const { money } = useFormats()
  const base = `/${usePersona().id}`
  return (quote: Similar, name: string): CardRow => ({
    id: quote.id,
    name: (
      <Link className={css['link']} to={quoteAddress(quote, base)}>
        {name}
      </Link>
    ),
    mark: <Status of={quoteStatusMarks} value={quote.status} isQuiet />,
    end: money(quote.totalPremium, quote.currency),
  })
}

/** The other quotes of the account, last changed first. */
export const PreviousQuotes = ({ quote }: { readonly quote: Quote }) => {
  const t = useWording('underwriting')
  const { queries } = usePortal()
  const rowOf = useRowOf()
  const answer = useQuery(
    queries.options(searchQuotes, {
      query: { page: 0, size: max + 1, filter: { accountId: [quote.accountId] } },
    }),
  )
  return (
    <RowsCard
      title={t('underwriting:similar.previous')}
      answer={answer}
      empty={t('underwriting:similar.nonePrevious')}
      rows={({ content }) =>
        content
          .filter(({ id }) => id !== quote.id)
          .slice(0, max)
          .map((each) => rowOf(each, each.quoteNumber))
      }
    />
  )
}

/** Open quotes of the same company in other accounts. */
export const Duplicates = ({ duplicates }: Pick<Underwriting, 'duplicates'>) => {
  const css = useStyles(styles)
  const t = useWording('underwriting')
  const rowOf = useRowOf()
  if (duplicates.length === 0)
    return (
      <Card title={t('underwriting:similar.duplicates')}>
        <p className={css['muted']}>{t('underwriting:similar.noneDuplicates')}</p>
      </Card>
    )
  return (
    <Card title={t('underwriting:similar.duplicates')} flush>
      <CardRows
        rows={duplicates.map((each) => rowOf(each, `${each.quoteNumber}, ${each.agencyName}`))}
      />
    </Card>
  )
}
