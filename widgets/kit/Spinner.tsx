import { useStyles } from '../react/use-styles.ts'
import spinnerStyles from './spinner.styles.css'

/** A spinning ring in the size of the surrounding text. Static under reduced motion. */
export function Spinner({ label }: { readonly label?: string }) {
  const css = useStyles(spinnerStyles)
  return (
    <span
      className={css['spinner']}
      role={label ? 'status' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}
