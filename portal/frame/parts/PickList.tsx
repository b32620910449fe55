import type { ComponentProps } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { SearchList, type SearchRow } from './SearchList.tsx'
import styles from './pick-list.styles.css'

interface PickListProps extends Omit<ComponentProps<typeof SearchList>, 'css' | 'groups'> {
  readonly rows: readonly SearchRow[]
}

/** Selects one of many by typing, in its own dialog or panel. */
export const PickList = ({ rows, ...rest }: PickListProps) => {
  const css = useStyles(styles)
  return (
    <div className={css['pick']}>
      <SearchList {...rest} css={css} groups={rows} />
    </div>
  )
}
