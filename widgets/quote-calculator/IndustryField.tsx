import { useCallback } from 'react'
import { searchIndustryCodes } from '#core/directory/industry-codes/endpoints.ts'
import type { IndustryCode } from '#core/directory/industry-codes/model.ts'
import { companyPaths } from '#core/insurance/quotes/calculator/company.ts'
import { Combobox } from '../kit/Combobox.tsx'
import { Field } from '../kit/Field.tsx'
import { usePlatform } from '../react/use-platform.ts'
import { useStore } from '../react/use-store.ts'
import { useWording } from '../react/use-wording.ts'
import { useCalculator } from './calculator-context.ts'
import styles from './company-step.styles.css'
import { useStyles } from '../react/use-styles.ts'
import { useFieldError } from './use-field-error.ts'

/** As many as can be read before it is quicker to type on. */
const shown = 12

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
    async (text: string, signal: AbortSignal): Promise<readonly IndustryCode[]> => {
      const { content } = await api.call(searchIndustryCodes, {
        query: { search: text, dup: '0', country: region, size: shown },
        signal,
      })
      return content
    },
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
