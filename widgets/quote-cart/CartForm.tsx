import { FormDialog, type FormDialogProps } from '../kit/FormDialog.tsx'
import { useStyles } from '../react/use-styles.ts'
import styles from './comparison.styles.css'

/** A form of the cart. */
export const CartForm = (props: FormDialogProps) => (
  <FormDialog {...props} className={useStyles(styles)['form']} />
)
