import { useStyles } from '#widgets/react/use-styles.ts'
import styles from './shell.styles.css'

/** Skeleton of a screen. */
export const ScreenSkeleton = () => {
  const css = useStyles(styles)
  return (
    <div className={css['skeleton']} aria-busy="true">
      {Array.from({ length: 12 }, (_, index) => (
        <span key={index} className={css['bar']} />
      ))}
    </div>
  )
}
