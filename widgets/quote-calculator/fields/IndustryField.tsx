import { useCallback } from 'react'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import { companyPaths } from '#core/insurance/quotes/calculator/company.ts'
import { Combobox } from '../../kit/Combobox.tsx'
import { Field } from '../../kit/Field.tsx'
import { usePlatform } from '../../react/use-platform.ts'
import { useStore } from '../../react/use-store.ts'
import { useWording } from '../../react/use-wording.ts'
import { useCalculator } from '../calculator-context.ts'
import styles from '../steps/company-step.styles.css'
import { useStyles } from '../../react/use-styles.ts'
import { useFieldError } from './use-field-error.ts'

/** Loaded when the field is first focused. The form renders without it. */
const industries = () => import('./search-industries.ts')

const codeOf = ({ code }: IndustryCode): string => code
const labelOf = ({ description, code }: IndustryCode): string => description || code

/** The industry, found by words or code in the table of the region. */
export function IndustryField() {
  const css = useStyles(styles)
  const t = useWording('calculator')
  const { api } = usePlatform()
  const calculator = useCalculator()
  const { region } = calculator
  const { industry } = useStore(calculator.$form).company
  const error = useFieldError(companyPaths.industry)
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly IndustryCode[]> =>
      (await industries()).searchIndustries(api, region, text, signal),
    [api, region],
  )
  return (
    <Field
      label={t('calculator:company.industry')}
      hint={t('calculator:company.industryHint')}
      error={error}
      required
      className={css['wide']}
    >
      <Combobox
        name={companyPaths.industry}
        value={industry ?? undefined}
        onValue={(row) => {
          calculator.setCompany('industry', row ?? null)
          if (row) calculator.leaveCompany('industry')
        }}
        search={search}
        idOf={codeOf}
        labelOf={labelOf}
        detailOf={codeOf}
        onBlur={() => calculator.leaveCompany('industry')}
      />
    </Field>
  )
}
