import { regionTable } from '#core/foundation/region/regions.ts'
import { companyPaths } from '#core/insurance/quotes/calculator/company.ts'
import { Field } from '../../kit/Field.tsx'
import { Select } from '../../kit/Select.tsx'
import { TextInput } from '../../kit/TextInput.tsx'
import { useStore } from '../../react/use-store.ts'
import { useStyles } from '../../react/use-styles.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from './company-step.styles.css'
import { IndustryField } from '../fields/IndustryField.tsx'
import { RevenueField } from '../fields/RevenueField.tsx'
import { StepHeading } from './StepHeading.tsx'
import { useFieldError } from '../fields/use-field-error.ts'

function StateField() {
  const t = useWording('calculator')
  const calculator = useCalculator()
  const { state } = useStore(calculator.$form).company
  const rules = useStore(calculator.$rules)
  const error = useFieldError(companyPaths.state)
  // A draft has a state before the list of states has loaded.
  const known = rules?.states ?? (state === '' ? [] : [{ code: state, name: state }])
  return (
    <Field label={t('calculator:company.state')} error={error} required>
      <Select
        name={companyPaths.state}
        autoComplete="address-level1"
        placeholder={t('calculator:company.stateChoose')}
        choices={known.map(({ code, name }) => ({ value: code, label: name }))}
        value={state}
        onValue={(code) => {
          calculator.setCompany('state', code)
          calculator.leaveCompany('state')
        }}
      />
    </Field>
  )
}

function PostcodeField() {
  const t = useWording('calculator')
  const calculator = useCalculator()
  const { postcode } = useStore(calculator.$form).company
  const error = useFieldError(companyPaths.postcode)
  return (
    <Field label={t('calculator:company.postcode')} error={error} required>
      <TextInput
        name={companyPaths.postcode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
        value={postcode}
        onValue={(text) => calculator.setCompany('postcode', text)}
        onBlur={() => calculator.leaveCompany('postcode')}
      />
    </Field>
  )
}

const placeFields = { state: StateField, postcode: PostcodeField } as const

/** The five fields required for a price. */
export function CompanyStep() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const calculator = useCalculator()
  const { company } = useStore(calculator.$form)
  const nameError = useFieldError(companyPaths.name)
  const yearError = useFieldError(companyPaths.yearEstablished)
  const PlaceField = placeFields[regionTable[calculator.region].locationField]
  return (
    <>
      <StepHeading title={t('calculator:company.title')} lead={t('calculator:company.lead')} />
      <div className={css['grid']}>
        <Field
          label={t('calculator:company.name')}
          error={nameError}
          required
          className={css['wide']}
        >
          <TextInput
            name={companyPaths.name}
            autoComplete="organization"
            maxLength={100}
            value={company.name}
            onValue={(text) => calculator.setCompany('name', text)}
            onBlur={() => calculator.leaveCompany('name')}
          />
        </Field>
        <IndustryField />
        <PlaceField />
        <RevenueField />
        <Field label={t('calculator:company.yearEstablished')} error={yearError} required>
          <TextInput
            name={companyPaths.yearEstablished}
            numeric
            inputMode="numeric"
            autoComplete="off"
            // A pasted year may have spaces around it.
            maxLength={24}
            value={company.yearEstablished}
            onValue={(text) => calculator.setCompany('yearEstablished', text)}
            onBlur={() => calculator.leaveCompany('yearEstablished')}
          />
        </Field>
      </div>
    </>
  )
}
