import { tableAddress } from '#core/platform/tables/address-shape.ts'
import { readAddress, writeAddress } from '#core/platform/tables/address.ts'
import type { TableRules, TableView } from '#core/platform/tables/view.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { useModules } from '../modules/use-modules.ts'
import { Popover } from '../parts/Popover.tsx'
import styles from './columns-panel.styles.css'

interface ViewsMenuProps {
  readonly tableId: string
  readonly rules: TableRules
  readonly view: TableView
  /** The visible columns, in order. */
  readonly columns: readonly string[]
  readonly onChange: (view: TableView) => void
}

/** The saved views of a table. Unknown columns and filters of a view are ignored. */
export const ViewsMenu = ({ tableId, rules, view, columns, onChange }: ViewsMenuProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  const { SavedViews } = useModules().find((each) => each.SavedViews !== undefined) ?? {}
  const {
    size,
    sort,
    q,
    filter,
    created,
    columns: shown,
  } = writeAddress({ ...view, columns }, rules)
  if (SavedViews === undefined) return null
  return (
    <Popover
      placement="bottom-end"
      button={{ className: css['button'], children: t('portal:table.views') }}
    >
      <SavedViews
        table={tableId}
        address={{ size, sort, q, filter, created, columns: shown }}
        current={view.saved}
        onChoose={(address, id) =>
          onChange(readAddress(tableAddress.parse({ ...address, view: id }), rules))
        }
      />
    </Popover>
  )
}
