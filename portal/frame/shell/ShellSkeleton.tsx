import { useStyles } from '#widgets/react/use-styles.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import styles from './shell.styles.css'

/** Skeleton of the shell while session and profile load. */
export const ShellSkeleton = () => {
  const css = useStyles(styles)
  return (
    <div className={css['shell']} aria-busy="true">
      <div className={css['header']} />
      <div className={css['sidebar']} />
      <div className={css['main']}>
        <ScreenSkeleton />
      </div>
    </div>
  )
}
