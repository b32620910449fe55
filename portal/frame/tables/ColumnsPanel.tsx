import { useStyles } from '#widgets/react/use-styles.ts'
import { useFormats } from '../formats/use-formats.ts'
import { Icon } from '../icons/Icon.tsx'
import { Popover } from '../parts/Popover.tsx'
import { part } from '../parts/part.tsx'
import { usePreload } from '../platform/use-preload.ts'
import type { ColumnListProps } from './ColumnList.tsx'
import styles from './columns-panel.styles.css'

const load = () => import('./ColumnList.tsx')
const ColumnList = part(async () => (await load()).ColumnList)

/** Shows, hides and moves columns by keyboard; with a pointer, the headings do that. */
export const ColumnsPanel = (props: ColumnListProps) => {
  const css = useStyles(styles)
  const { t } = useFormats()
  usePreload(load)
  return (
    <Popover
      placement="bottom-end"
      button={{
        className: css['button'],
        children: (
          <>
            <Icon name="columns" />
            {t('portal:table.columns')}
          </>
        ),
      }}
    >
      <ColumnList {...props} />
    </Popover>
  )
}
