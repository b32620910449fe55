import type { Path, UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormText } from '../../frame/forms/FormText.tsx'
import styles from '../../frame/forms/page-form.styles.css'

interface NameFieldsProps<Values extends DraftValues> {
  readonly form: UseFormReturn<Values>
  /** The name fields of a form. */
  readonly first: Path<Values>
  readonly last: Path<Values>
}

/** First and last name, side by side. */
export const NameFields = <Values extends DraftValues>(props: NameFieldsProps<Values>) => {
  const { form, first, last } = props
  const css = useStyles(styles)
  const t = useWording('sign-up')
  return (
    <div className={css['pair']}>
      <FormText form={form} name={first} label={t('sign-up:firstName')} autoComplete="given-name" />
      <FormText form={form} name={last} label={t('sign-up:lastName')} autoComplete="family-name" />
    </div>
  )
}
