import type { ListRow } from '#core/platform/lists/list.ts'
import { readSort, withSort, type TableView } from '#core/platform/tables/view.ts'
import { VisuallyHidden } from '#widgets/kit/VisuallyHidden.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import type { TableDefinition } from './definition.ts'
import { SmallSelect } from './SmallSelect.tsx'
import styles from './sort-select.styles.css'

interface SortSelectProps<Row extends ListRow> {
  readonly definition: TableDefinition<Row>
  readonly view: TableView
  readonly onChange: (view: TableView) => void
}

const directions = { asc: 'portal:table.ascending', desc: 'portal:table.descending' } as const

/** The sort order where rows are cards without headings. */
export const SortSelect = <Row extends ListRow>({
  definition,
  view,
  onChange,
}: SortSelectProps<Row>) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const sortable = definition.columns.filter((column) => column.sortBy !== undefined)
  return (
    <label className={css['label']}>
      <VisuallyHidden>{t('portal:table.sort')}</VisuallyHidden>
      <SmallSelect
        value={`${view.sort.field},${view.sort.direction}`}
        onChange={(event) => onChange(withSort(view, readSort(event.target.value)))}
      >
        {sortable.flatMap((column) =>
          (['asc', 'desc'] as const).map((direction) => (
            <option key={`${column.id} ${direction}`} value={`${column.sortBy},${direction}`}>
              {`${t(column.header)}, ${t(directions[direction])}`}
            </option>
          )),
        )}
      </SmallSelect>
    </label>
  )
}
