import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import { getIrpm, saveIrpm } from '#core/insurance/quotes/edit/adjustment-endpoints.ts'
import { irpmCharacteristics, irpmModifier, type IrpmBounds } from '#core/insurance/rating/irpm.ts'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { formDialog, type FormFieldsProps } from '../../../frame/dialogs/form-dialog.tsx'
import { FormNumber } from '../../../frame/forms/FormNumber.tsx'
import { FormText } from '../../../frame/forms/FormText.tsx'
import { useFormats } from '../../../frame/formats/use-formats.ts'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import type { Adjusted } from './adjustment-dialogs.ts'
import { irpmFormFor, irpmStart, percentsOf, totalText, type IrpmForm } from './irpm-form.ts'
import styles from './irpm.styles.css'
import { IrpmTotal } from './IrpmTotal.tsx'
import { useAdjustedQuote } from './use-adjusted-quote.ts'

/** Fraction digits of a percent. */
const fraction = 8

const useIrpm = ({ quoteId }: Adjusted) => {
  const { queries } = usePortal()
  const { data } = useSuspenseQuery(queries.options(getIrpm, { query: { quoteId } }))
  return data
}

const IrpmFields = ({ input, form }: FormFieldsProps<Adjusted, IrpmForm>) => {
  const t = useWording('adjustments', 'products')
  const css = useStyles(styles)
  const { count } = useFormats()
  const { characteristics, total } = useIrpm(input)
  const labelled = (name: string, { min, max }: IrpmBounds = { min: 0, max: 0 }): string =>
    t('adjustments:irpm.withRange', { name, min: count(min * 100), max: count(max * 100) })
  const addUp = () => form.setValue('total', totalText(form.getValues()))
  return (
    <>
      <div className={css['percents']} onBlur={addUp}>
        {irpmCharacteristics.map((name) => (
          <FormNumber
            key={name}
            form={form}
            name={name}
            label={labelled(t(`adjustments:irpm.${name}`), characteristics[name])}
            fraction={fraction}
            negative
            unit="%"
            isOptional
          />
        ))}
        <IrpmTotal form={form} label={labelled(t('adjustments:irpm.total'), total)} />
      </div>
      <FormText
        form={form}
        name="irpmNote"
        label={t('adjustments:irpm.irpmNote')}
        isMultiline
        isOptional
      />
    </>
  )
}

/** Modifies the premium of a quote by the seven characteristics of its risk (spec 2 §3, §4, §9). */
export const IrpmDialog = formDialog({
  useSettings: (input: Adjusted) => {
    const t = useWording('adjustments', 'products')
    const { api, queries } = usePortal()
    const { quote, textParams, version } = useAdjustedQuote(input)
    const { data: account } = useQuery(
      queries.options(getAccount, { params: { id: quote.accountId } }),
    )
    const numberOfEmployees = account?.noOfEmployeesAll
    const record = useIrpm(input)
    const shape = useMemo(() => irpmFormFor(record), [record])
    return {
      title: t('adjustments:irpm.title', textParams),
      lead: t('adjustments:irpm.lead', textParams),
      submit: t('adjustments:irpm.submit'),
      isEdit: true,
      shape,
      start: irpmStart(record),
      record: `irpm.${quote.id}`,
      send: ({ irpmNote, ...form }: IrpmForm) => {
        const percents = percentsOf(form)
        return api.call(saveIrpm, {
          ...version,
          body: {
            ...percents,
            irpmNote,
            irpmModifier: irpmModifier(percents),
            quoteId: quote.id,
            quoteNumber: quote.quoteNumber,
            accountId: quote.accountId,
            accountName: quote.companyName,
            ...(numberOfEmployees !== undefined && { numberOfEmployees }),
            revenue: quote.initialRequestData.account.revenue,
          },
        })
      },
      done: () => t('adjustments:irpm.done'),
    }
  },
  Fields: IrpmFields,
})
