import { atom, computed } from 'nanostores'
import type { ClientError } from '../../errors/client-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import type { CalculatorInput, RaterRules } from '../../rating/model.ts'
import { defaultProductOf } from '../../rating/products.ts'
import type { Quote } from '../model.ts'
import { regionOfProduct } from '../products.ts'
import { companyFault, companyFaults, companyPaths } from './company.ts'
import { contactFaults, contactOf } from './contact.ts'
import type {
  Calculator,
  CalculatorEvents,
  CalculatorOptions,
  CalculatorPlatform,
  CalculatorStatus,
} from './contract.ts'
import { createDrafts } from './draft.ts'
import { faultsOf, withoutField, type Faults } from './faults.ts'
import { emptyForm, type CalculatorForm } from './form.ts'
import { openAccount, openNew, openQuote, readRules, type Opened } from './opening.ts'
import { createPricing } from './pricing.ts'
import { createSaving } from './saving.ts'
import { stepFrom, stepOfField, steps, type Step } from './steps.ts'
import { inputOfForm } from './wire.ts'

const firstOf = (faults: Faults): string | undefined => Object.keys(faults)[0]

/** The calculator of one quote: what was typed, what it costs, and the way to a saved quote. */
export const createCalculator = (
  platform: CalculatorPlatform,
  options: CalculatorOptions,
): Calculator => {
  const product = options.product ?? defaultProductOf[platform.region.$region.get()]
  const region = regionOfProduct[product]
  const asksCompany = options.accountId === undefined
  const firstStep: Step = asksCompany ? 'company' : 'security'
  const drafts = createDrafts(platform.host.tab, options.draftKey)
  const events = createEmitter<CalculatorEvents>()

  const $status = atom<CalculatorStatus>('opening')
  const $trouble = atom<ClientError | undefined>(undefined)
  const $rules = atom<RaterRules | undefined>(undefined)
  const $form = atom<CalculatorForm>(emptyForm)
  const $step = atom<Step>(firstStep)
  const $faults = atom<Faults>({})
  const $quote = atom<Quote | undefined>(undefined)
  /** The form as it was opened or saved: what differs from it is not saved. */
  const $basis = atom<CalculatorForm>(emptyForm)
  let requestId = platform.host.randomId()

  const showFaults = (error: ClientError): void =>
    $faults.set({ ...$faults.get(), ...faultsOf(error) })

  const pricing = createPricing(platform, {
    onPriced: (price) => events.emit('priced', price),
    onError: showFaults,
  })
  const saving = createSaving(platform)

  const inputNow = (): CalculatorInput | undefined => {
    const { company } = $form.get()
    if (firstOf(companyFaults(company, region, $rules.get())) !== undefined) return undefined
    return inputOfForm($form.get(), { product, region })
  }

  const price = (): void => {
    const input = inputNow()
    if (input !== undefined) pricing.price(input)
  }

  const keepDraft = (): void => {
    const quote = $quote.get()
    drafts.write({
      step: $step.get(),
      form: $form.get(),
      requestId,
      ...(quote === undefined ? {} : { quoteId: quote.id, basis: quote.modified }),
    })
  }

  const setForm = (field: string, form: CalculatorForm): void => {
    $form.set(form)
    $faults.set(withoutField($faults.get(), field))
    saving.forgive()
    keepDraft()
    events.emit('changed', field)
  }

  const moveTo = (step: Step): void => {
    $step.set(step)
    keepDraft()
  }

  const readRulesAgain = async (): Promise<void> => {
    try {
      $rules.set(await readRules(platform, product, $form.get().company.state))
    } catch (cause) {
      // The rules in hand stay good; the server checks days against the state's own.
      if ($rules.get() === undefined) $trouble.set(platform.errors.caught(cause, 'answer'))
    }
  }

  /** Puts a draft of this tab over what was opened, unless the quote has moved on since. */
  const restore = ({ quote, form }: Opened): void => {
    const draft = drafts.read()
    const fits = draft !== undefined && (quote === undefined || draft.basis === quote.modified)
    if (fits) requestId = draft.requestId
    $quote.set(quote)
    $basis.set(form)
    $form.set(fits ? draft.form : form)
    $step.set(fits ? draft.step : quote === undefined ? firstStep : 'options')
  }

  const openRecord = (): Promise<Opened> | Opened => {
    const quoteId = options.quoteId ?? drafts.read()?.quoteId
    if (quoteId !== undefined) return openQuote(platform, quoteId)
    if (options.accountId !== undefined) return openAccount(platform, options.accountId)
    return openNew()
  }

  const acceptSaved = (quote: Quote, sent: CalculatorForm): void => {
    $quote.set(quote)
    $basis.set(sent)
    // What was changed while the quote was being saved is not part of it.
    if ($form.get() === sent) pricing.accept(quote.calculatorGeneratedData)
    moveTo('saved')
    events.emit('saved', quote)
  }

  const refuseAt = (faults: Faults): string | undefined => {
    const field = firstOf(faults)
    if (field === undefined) return undefined
    $faults.set({ ...$faults.get(), ...faults })
    const step = stepOfField(field)
    if (step !== undefined && step !== $step.get()) moveTo(step)
    return field
  }

  const companyFaultsNow = (): Faults =>
    asksCompany ? companyFaults($form.get().company, region, $rules.get()) : {}

  const calculator: Calculator = {
    events,
    product,
    region,
    asksCompany,
    $status,
    $trouble,
    $rules,
    $form,
    $step,
    $faults,
    $price: pricing.$price,
    $isPricing: pricing.$busy,
    $priceError: pricing.$error,
    $quote,
    $isSaving: saving.$busy,
    $saveError: saving.$error,
    $isEditable: computed(
      $quote,
      (quote) => quote === undefined || quote.allowedActions.includes('update'),
    ),
    $isDirty: computed([$form, $basis], (form, basis) => form !== basis),
    async open() {
      $trouble.set(undefined)
      if ($status.get() !== 'open') {
        $status.set('opening')
        try {
          const opened = openRecord()
          restore(opened instanceof Promise ? await opened : opened)
          $status.set('open')
        } catch (cause) {
          $trouble.set(platform.errors.caught(cause, 'answer'))
          $status.set('failed')
          return
        }
      }
      const quote = $quote.get()
      if (quote !== undefined) pricing.accept(quote.calculatorGeneratedData)
      await readRulesAgain()
      if (calculator.$isEditable.get()) price()
    },
    setCompany(field, value) {
      const form = $form.get()
      setForm(companyPaths[field], { ...form, company: { ...form.company, [field]: value } })
    },
    leaveCompany(field) {
      const fault = companyFault(field, $form.get().company, $rules.get())
      const path = companyPaths[field]
      if (fault !== undefined) $faults.set({ ...$faults.get(), [path]: fault })
      else if (!(path in $faults.get())) price()
    },
    setContact(field, value) {
      const form = $form.get()
      setForm(`contact.${field}`, { ...form, contact: { ...form.contact, [field]: value } })
    },
    revise(field, change) {
      setForm(field, change($form.get(), pricing.$price.get()?.answer))
      price()
    },
    reprice: () => pricing.retry(),
    async next() {
      const step = $step.get()
      if (step === 'company') {
        const field = refuseAt(companyFaultsNow())
        if (field !== undefined) return field
        void readRulesAgain()
        price()
      }
      if (step === 'contact') return calculator.save()
      const following = stepFrom(step, 1)
      if (following !== undefined) moveTo(following)
      return undefined
    },
    goTo(step) {
      if (calculator.mayOpen(step)) moveTo(step)
    },
    mayOpen(step) {
      if (step === 'saved') return $quote.get() !== undefined
      if (step === 'company') return asksCompany
      const isBack = steps.indexOf(step) <= steps.indexOf($step.get())
      return isBack || firstOf(companyFaultsNow()) === undefined
    },
    async save() {
      const form = $form.get()
      const faults = { ...companyFaultsNow(), ...contactFaults(form.contact, region) }
      const field = refuseAt(faults)
      const input = inputNow()
      if (field !== undefined || input === undefined) return field
      const quote = await saving.save({
        input,
        contact: contactOf(form.contact),
        accountId: options.accountId,
        quote: $quote.get(),
        requestId,
      })
      if (quote !== undefined) acceptSaved(quote, form)
      const refusal = saving.$error.get()
      return refusal === undefined ? undefined : refuseAt(faultsOf(refusal))
    },
    startOver() {
      pricing.stop()
      drafts.clear()
      requestId = platform.host.randomId()
      $quote.set(undefined)
      $form.set(emptyForm)
      $basis.set(emptyForm)
      $faults.set({})
      $step.set(firstStep)
    },
    stop: () => pricing.stop(),
  }
  return calculator
}
