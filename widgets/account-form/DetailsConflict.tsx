import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useStyles } from '../react/use-styles.ts'
import { useRecordFormats } from '../react/use-record-formats.ts'
import { useWording } from '../react/use-wording.ts'
import {
  isAmountField,
  type DetailsField,
  type DetailsForm,
} from '#core/insurance/accounts/details-form.ts'
import type { Currency } from '#core/foundation/money/money.ts'
import { parseAmount } from '#core/foundation/money/parse-number.ts'
import type { DetailsVariant } from '#core/insurance/products/details-forms.ts'
import styles from './account-form.styles.css'
import { labelOf } from './details-labels.ts'

interface DetailsConflictProps {
  readonly variant: DetailsVariant
  readonly currency: Currency
  readonly fields: readonly DetailsField[]
  readonly mine: DetailsForm
  readonly theirs: DetailsForm
  /** Replaces the form's value with the saved one. */
  readonly onTake: (field: DetailsField) => void
}

/** The changes that somebody else saved in the meantime, next to the input of this form. */
export const DetailsConflict = ({
  variant,
  currency,
  fields,
  mine,
  theirs,
  onTake,
}: DetailsConflictProps) => {
  const css = useStyles(styles)
  const t = useWording('account-form')
  const { money } = useRecordFormats()
  const show = (field: DetailsField, form: DetailsForm): string => {
    const value = form[field]
    if (value === '') return t('account-form:conflict.empty')
    if (value === true || value === 'YES') return t('account-form:conflict.yes')
    if (value === false || value === 'NO') return t('account-form:conflict.no')
    const minor = isAmountField(field) ? parseAmount(value) : undefined
    return minor === undefined ? value : money(minor, currency)
  }
  return (
    <Notice tone="warning" title={t('account-form:conflict.title')}>
      <p>{t(fields.length === 0 ? 'account-form:conflict.none' : 'account-form:conflict.lead')}</p>
      <ul className={css['conflict']}>
        {fields.map((field) => {
          const label = t(labelOf(variant, field))
          return (
            <li key={field} className={css['conflictRow']}>
              <span className={css['field']}>{label}</span>
              <span>{t('account-form:conflict.mine', { value: show(field, mine) })}</span>
              <span>{t('account-form:conflict.theirs', { value: show(field, theirs) })}</span>
              <Button
                size="small"
                aria-label={t('account-form:conflict.takeNamed', { field: label })}
                onClick={() => onTake(field)}
              >
                {t('account-form:conflict.take')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
