import type { Path, UseFormReturn } from 'react-hook-form'
import type { DraftValues } from '#core/foundation/storage/form-draft.ts'
import { currencyOf, type Region } from '#core/foundation/region/regions.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { FormNumber } from '../../frame/forms/FormNumber.tsx'
import type { LimitsForm } from './limits-form.ts'

/** The three limits; an empty field means no limit. */
export const LimitFields = <Values extends DraftValues & LimitsForm>({
  form,
  region,
}: {
  readonly form: UseFormReturn<Values>
  readonly region: Region
}) => {
  const t = useWording('authority')
  const sum = { form, isOptional: true, fraction: 2, unit: currencyOf[region] }
  return (
    <>
      <FormNumber
        {...sum}
        name={'maxLimit' as Path<Values>}
        label={t('authority:field.maxLimit')}
      />
      <FormNumber
        {...sum}
        name={'maxPremium' as Path<Values>}
        label={t('authority:field.maxPremium')}
      />
      <FormNumber
        form={form}
        name={'maxIrpm' as Path<Values>}
        isOptional
        fraction={2}
        unit="%"
        label={t('authority:field.maxIrpm')}
        hint={t('authority:blank')}
      />
    </>
  )
}
