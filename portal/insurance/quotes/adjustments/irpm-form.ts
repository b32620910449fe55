import * as z from 'zod/mini'
import {
  irpmCharacteristics,
  irpmErrors,
  irpmTotal,
  type IrpmCharacteristic,
  type IrpmPercents,
  type IrpmRules,
} from '#core/insurance/rating/irpm.ts'
import type { IrpmRecord } from '#core/insurance/quotes/edit/adjustments.ts'

const texts = {
  companyStability: z.string(),
  dcmPractices: z.string(),
  drPlanning: z.string(),
  securityAwareness: z.string(),
  financialCondition: z.string(),
  managementExperience: z.string(),
  managementOfContent: z.string(),
} satisfies Record<IrpmCharacteristic, z.ZodMiniType>

const irpmForm = z.object({
  ...texts,
  irpmNote: z.string().check(z.maxLength(2_000, 'textTooLong')),
  /** Computed from the others on blur. */
  total: z.string(),
})
export type IrpmForm = z.output<typeof irpmForm>

type Percents = Pick<IrpmForm, IrpmCharacteristic>

/** The percents of the form; a blank field is omitted. */
export const percentsOf = (form: Percents): IrpmPercents =>
  Object.fromEntries(
    irpmCharacteristics.flatMap((name) => (form[name] === '' ? [] : [[name, Number(form[name])]])),
  )

/** The total percent of the form as field text. */
export const totalText = (form: Percents): string => String(irpmTotal(percentsOf(form)))

/** The form of a quote's IRPM, validated by the bounds of its product and state (spec 2 §5). */
export const irpmFormFor = (rules: IrpmRules) =>
  irpmForm.check(({ value, issues }) => {
    for (const { field, code } of irpmErrors(percentsOf(value), rules)) {
      // Errors of the total are shown at its field.
      const message = code === 'products:irpm.total' ? 'products:irpm.invalid' : code
      issues.push({ code: 'custom', input: value, path: [field], message })
    }
  })

/** The initial form, with the saved values. */
export const irpmStart = ({ percents, irpmNote = '' }: IrpmRecord): IrpmForm => {
  const textOf = (name: IrpmCharacteristic): string => String(percents[name] ?? '')
  const start: Percents = {
    companyStability: textOf('companyStability'),
    dcmPractices: textOf('dcmPractices'),
    drPlanning: textOf('drPlanning'),
    securityAwareness: textOf('securityAwareness'),
    financialCondition: textOf('financialCondition'),
    managementExperience: textOf('managementExperience'),
    managementOfContent: textOf('managementOfContent'),
  }
  return { ...start, irpmNote, total: totalText(start) }
}
