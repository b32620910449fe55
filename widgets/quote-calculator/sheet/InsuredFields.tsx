import { useCallback } from 'react'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import { Button } from '../../kit/Button.tsx'
import { Combobox } from '../../kit/Combobox.tsx'
import { Field } from '../../kit/Field.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { usePlatform } from '../../react/use-platform.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import { searchIndustries } from '../fields/search-industries.ts'
import { useFieldErrorText } from '../fields/use-field-error.ts'
import { insuredFields, type InsuredEntry, type InsuredErrors } from './insured-entries.ts'
import styles from './insureds-dialog.styles.css'

const maxLength = {
  businessName: 200,
  address1: 200,
  address2: 200,
  city: 100,
  state: 100,
  zipCode: 10,
} as const

/** The fields of one additional insured. */
export function InsuredFields({
  entry,
  number,
  errors,
  onChange,
  onRemove,
}: {
  readonly entry: InsuredEntry
  readonly number: number
  readonly errors: InsuredErrors
  readonly onChange: (entry: InsuredEntry) => void
  readonly onRemove: () => void
}) {
  const css = useStyles(styles)
  const t = useWording('sheet', 'errors')
  const { api } = usePlatform()
  const { region } = useCalculator()
  const textOf = useFieldErrorText()
  const search = useCallback(
    (text: string, signal: AbortSignal) => searchIndustries(api, region, text, signal),
    [api, region],
  )
  const errorOf = (field: keyof InsuredErrors) => {
    const found = errors[field]
    if (found === undefined) return undefined
    return textOf(
      'key' in found ? { ...found, params: { label: t(`sheet:insureds.${field}`) } } : found,
    )
  }
  return (
    <fieldset className={css['insured']}>
      <legend className={css['legend']}>{t('sheet:insureds.insured', { number })}</legend>
      {insuredFields.map((field) => (
        <Field
          key={field}
          label={t(`sheet:insureds.${field}`)}
          error={errorOf(field)}
          {...(field === 'address2' ? { optional: true } : { required: true })}
        >
          <TextInput
            name={`insured.${entry.key}.${field}`}
            maxLength={maxLength[field]}
            autoComplete="off"
            value={entry[field]}
            onValue={(text) => onChange({ ...entry, [field]: text })}
          />
        </Field>
      ))}
      <Field label={t('sheet:insureds.naicsCode')} error={errorOf('naicsCode')} required>
        <Combobox<IndustryCode>
          name={`insured.${entry.key}.naicsCode`}
          value={entry.industry}
          onValue={(industry) => onChange({ ...entry, industry })}
          search={search}
          idOf={({ code }) => code}
          labelOf={({ description, code }) => description || code}
          detailOf={({ code }) => code}
        />
      </Field>
      <Button variant="quiet" size="small" className={css['remove']} onClick={onRemove}>
        {t('sheet:insureds.remove', { number })}
      </Button>
    </fieldset>
  )
}
