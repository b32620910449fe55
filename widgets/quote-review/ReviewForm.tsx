import { FormDialog, type FormDialogProps } from '../kit/FormDialog.tsx'
import { useStyles } from '../react/use-styles.ts'
import styles from './review.styles.css'

/** A form of the review. */
export const ReviewForm = (props: FormDialogProps) => (
  <FormDialog {...props} className={useStyles(styles)['form']} />
)
