import { atom, computed } from 'nanostores'
import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Region } from '../../../foundation/region/regions.ts'
import type { FlowStep } from '../../products/flow.ts'
import { defaultProductOf } from '../../products/model.ts'
import { regionOfProduct, type QuotedProduct } from '../../products/products.ts'
import type { CalculatorInput, RaterRules } from '../../rating/model.ts'
import type { Quote } from '../model.ts'
import { companyErrors } from './company.ts'
import type { Conflict } from './conflict.ts'
import type { CalculatorOptions, CalculatorPlatform, CalculatorStatus } from './contract.ts'
import type { Draft } from './draft-model.ts'
import { firstFieldOf, type FieldErrors } from './field-errors.ts'
import { emptyForm, type CalculatorForm } from './form.ts'
import type { QuoteVersion } from './quote-version.ts'
import { stepsOf, type Step } from './steps.ts'
import { pricingInputOf } from './pricing-input.ts'

/** The subject of the form; not read by views. */
interface Subject {
  /** The quoted product; the record's product once it is open. */
  product: QuotedProduct
  /** The account of a new quote. */
  accountId: string | undefined
  /** The version of the quote that the form is based on. */
  version: QuoteVersion | undefined
  /** Id of the attempts to save a new quote, until one succeeds. */
  requestId: string | undefined
}

/** The state of a calculator: what views read, and the form's subject. */
export const createState = (
  { mode, region }: Pick<CalculatorPlatform, 'mode' | 'region'>,
  options: CalculatorOptions,
) => {
  const subject: Subject = {
    product: options.product ?? defaultProductOf[region.$region.get()],
    accountId: options.accountId,
    version: undefined,
    requestId: undefined,
  }
  const asksCompany = options.accountId === undefined && options.policyId === undefined
  const regionNow = (): Region => regionOfProduct[subject.product]
  const steps = (): readonly FlowStep[] => stepsOf(subject.product, asksCompany)
  const hasStep = (step: Step): boolean => step === 'saved' || steps().some((each) => each === step)
  /** Falls back to the first step if the product lacks the requested one. */
  const stepNear = (wanted: Step = 'company'): Step =>
    hasStep(wanted) ? wanted : (steps()[0] ?? 'contact')

  const $form = atom<CalculatorForm>(emptyForm)
  /** The form as opened or saved; differences are unsaved. */
  const $basis = atom<CalculatorForm>(emptyForm)
  const $quote = atom<Quote | undefined>()
  const $rules = atom<RaterRules | undefined>()

  return {
    subject,
    asksCompany,
    // in the portal, the request to bind asks for the address
    asksAddress: mode === 'embed',
    isOnePage: options.isOnePage ?? false,
    region: regionNow,
    steps,
    hasStep,
    stepNear,
    $form,
    $basis,
    $quote,
    $rules,
    $status: atom<CalculatorStatus>('opening'),
    $problem: atom<ClientError | undefined>(),
    $step: atom<Step>(stepNear()),
    $fieldErrors: atom<FieldErrors>({}),
    $isSaving: atom(false),
    $unfinished: atom<Draft | undefined>(),
    $saveError: atom<ClientError | undefined>(),
    $conflict: atom<Conflict | undefined>(),
    $isEditable: computed(
      $quote,
      (quote) => quote === undefined || quote.allowedActions.includes('update'),
    ),
    $isDirty: computed([$form, $basis], (form, basis) => form !== basis),
    /** Errors of the company, if the calculator asks for it. */
    companyErrors: (): FieldErrors =>
      asksCompany ? companyErrors($form.get().company, regionNow(), $rules.get()) : {},
    /** The pricing input; undefined while the company has an error. */
    input(): CalculatorInput | undefined {
      const form = $form.get()
      const errors = companyErrors(form.company, regionNow(), $rules.get())
      if (firstFieldOf(errors) !== undefined) return undefined
      return pricingInputOf(form, { product: subject.product, region: regionNow() })
    },
  }
}

export type CalculatorState = ReturnType<typeof createState>
