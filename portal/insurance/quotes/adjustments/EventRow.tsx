import type { UseFormReturn } from 'react-hook-form'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FieldPair } from '../../../frame/forms/FieldPair.tsx'
import { FormDate } from '../../../frame/forms/FormDate.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { IconButton } from '../../../frame/parts/IconButton.tsx'
import styles from './events.styles.css'
import type { EventsForm } from './events-form.ts'

interface EventRowProps {
  readonly form: UseFormReturn<EventsForm>
  readonly at: number
  readonly onRemove: () => void
}

/** One event that a quote's cover excludes. */
export const EventRow = ({ form, at, onRemove }: EventRowProps) => {
  const css = useStyles(styles)
  const t = useWording('adjustments')
  const position = at + 1
  return (
    <fieldset className={css['row']}>
      <legend className={css['legend']}>{t('adjustments:events.row', { position })}</legend>
      <div className={css['remove']}>
        <IconButton
          icon="close"
          label={t('adjustments:events.remove', { position })}
          onClick={onRemove}
        />
      </div>
      <FieldPair>
        <FormText
          form={form}
          name={`events.${at}.claimNumber`}
          label={t('adjustments:events.claimNumber')}
        />
        <FormText
          form={form}
          name={`events.${at}.claimName`}
          label={t('adjustments:events.claimName')}
        />
        <FormDate
          form={form}
          name={`events.${at}.claimDate`}
          label={t('adjustments:events.claimDate')}
        />
      </FieldPair>
      <FormText
        form={form}
        name={`events.${at}.claimDescription`}
        label={t('adjustments:events.claimDescription')}
        isMultiline
        isOptional
      />
    </fieldset>
  )
}
