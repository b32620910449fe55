import type { ComponentProps } from 'react'
import { useStyles } from '#widgets/react/use-styles.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './small-select.styles.css'

/** A native select with the height of table buttons. */
export const SmallSelect = (props: Omit<ComponentProps<'select'>, 'className'>) => {
  const css = useStyles(styles)
  return (
    <span className={css['box']}>
      <select {...props} className={css['select']} />
      <span className={css['arrow']}>
        <Icon name="chevronDown" />
      </span>
    </span>
  )
}
