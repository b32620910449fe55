import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Page } from '#core/platform/api/lists.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import type { Formats } from '../../frame/formats/formats.ts'
import { useFormats } from '../../frame/formats/use-formats.ts'
import { RowsCard } from '../../frame/parts/RowsCard.tsx'
import { usePersona } from '../../frame/personas/use-persona.ts'
import styles from './account-page.styles.css'

/** Records in a short list. */
export const briefSize = 5

/** The address of a record below a persona's base path, its name, and its badges. */
export type ShowRecord<Row> = (
  row: Row,
  base: string,
  formats: Formats,
) => {
  readonly to: string
  readonly name: string
  readonly mark: ReactNode
  readonly end: ReactNode
}

interface AccountRecordsProps<Row> {
  readonly title: string
  readonly answer: UseQueryResult<Page<Row>>
  readonly show: ShowRecord<Row>
}

/** The newest records of an account, each linked. */
export const AccountRecords = <Row extends { readonly id: string }>(
  props: AccountRecordsProps<Row>,
) => {
  const { title, answer, show } = props
  const css = useStyles(styles)
  const formats = useFormats()
  const { t, count } = formats
  const base = `/${usePersona().id}`
  const { data } = answer
  return (
    <RowsCard
      title={title}
      aside={data && <span className={css['rowEnd']}>{count(data.totalElements)}</span>}
      answer={answer}
      empty={t('portal:table.noData')}
      rows={({ content }) =>
        content.map((each) => {
          const { to, name, mark, end } = show(each, base, formats)
          const link = (
            <Link className={css['link']} to={to}>
              {name}
            </Link>
          )
          return { id: each.id, name: link, mark, end }
        })
      }
    />
  )
}
