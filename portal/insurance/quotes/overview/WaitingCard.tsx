import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { QuoteRow } from '#core/insurance/quotes/model.ts'
import type { Page } from '#core/platform/api/lists.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { RowsCard } from '../../../frame/parts/RowsCard.tsx'
import { screenPath } from '../../../frame/personas/persona-paths.ts'
import { usePersona } from '../../../frame/personas/use-persona.ts'
import { quoteAddress } from '../../quote-path.ts'
import styles from './overview.styles.css'

interface WaitingCardProps {
  readonly title: string
  readonly empty: string
  readonly answer: UseQueryResult<Page<QuoteRow>>
  /** The trailing content of a quote's row: why it waits, or until when. */
  readonly end: (quote: QuoteRow) => ReactNode
  /** Filters the rows that wait; all when absent. */
  readonly isShown?: (quote: QuoteRow) => boolean
  /** The link to the whole list, if there is one. */
  readonly all?: {
    readonly screen: { readonly address: string }
    readonly search?: Readonly<Record<string, string>>
  }
}

/** Quotes that wait for the agency, each linked, with a link to all of them. */
export const WaitingCard = (props: WaitingCardProps) => {
  const { title, empty, answer, end, isShown = () => true, all } = props
  const css = useStyles(styles)
  const { t } = useFormats()
  const persona = usePersona()
  return (
    <RowsCard
      title={title}
      aside={
        all && (
          <Link
            className={css['all']}
            to={screenPath(persona, all.screen)}
            search={all.search ?? {}}
            aria-label={t('overview:allOf', { list: title })}
          >
            {t('overview:all')}
          </Link>
        )
      }
      answer={answer}
      empty={empty}
      rows={({ content }) =>
        content.filter(isShown).map((quote) => ({
          id: quote.id,
          name: (
            <Link className={css['link']} to={quoteAddress(quote, `/${persona.id}`)}>
              {quote.companyName}
            </Link>
          ),
          mark: <span className={css['number']}>{quote.quoteNumber}</span>,
          end: end(quote),
        }))
      }
    />
  )
}
