import { useStyles } from '../react/use-styles.ts'
import { classNames } from './class-names.ts'
import iconStyles from './icon.styles.css'

interface StrokeIconProps {
  /** Strokes on a 16-unit square. */
  readonly path: string
  readonly label?: string | undefined
  readonly className?: string | undefined
}

/**
 * Draws an icon in the size of the surrounding text. Without a label, it is hidden from assistive
 * technology.
 */
export function StrokeIcon({ path, label, className }: StrokeIconProps) {
  const css = useStyles(iconStyles)
  return (
    <svg
      className={classNames(css['icon'], className)}
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  )
}
