import { useStyles } from '../react/use-styles.ts'
import spinnerStyles from './spinner.styles.css'

/** A turning ring of the size of the text around; stands still under reduced motion. */
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
