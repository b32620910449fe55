import { atom, computed } from 'nanostores'
import type { ClientError } from '../../../foundation/errors/client-error.ts'
import { createEmitter } from '../../../foundation/host/emitter.ts'
import type { Stop } from '../../../foundation/host/host.ts'
import { coverageLife } from '../../rating/coverage-life.ts'
import { getRaterRules } from '../../rating/offer/endpoints.ts'
import type { CalculatorInput, RaterRules } from '../../rating/model.ts'
import { defaultProductOf } from '../../products/model.ts'
import { getQuoteById } from '../endpoints.ts'
import type { Quote } from '../model.ts'
import { regionOfProduct } from '../../products/products.ts'
import type { Conflict } from './conflict.ts'
import { companyError, companyErrors, companyPaths } from './company.ts'
import type {
  Calculator,
  CalculatorEvents,
  CalculatorOptions,
  CalculatorPlatform,
  CalculatorStatus,
} from './contract.ts'
import { createDrafts } from './draft.ts'
import { fieldErrorsOf, withoutField, type FieldErrors } from './field-errors.ts'
import { carriedOver, emptyForm, type CalculatorForm } from './form.ts'
import type { Draft } from './draft-model.ts'
import type { Opened } from './opened.ts'
import { open } from './opening.ts'
import { createPricing } from './pricing.ts'
import type { QuoteVersion } from './quote-version.ts'
import { stepFrom, stepOfField, stepsOf, type Step } from './steps.ts'
import { inputOfForm } from './wire.ts'

const firstOf = (fieldErrors: FieldErrors): string | undefined => Object.keys(fieldErrors)[0]

/** Makes the calculator of one quote: its form, its price, and saving. */
export const createCalculator = (
  platform: CalculatorPlatform,
  options: CalculatorOptions,
): Calculator => {
  let product = options.product ?? defaultProductOf[platform.region.$region.get()]
  const regionNow = () => regionOfProduct[product]
  const asksCompany = options.accountId === undefined && options.policyId === undefined
  const { isOnePage = false } = options
  // in the portal the request to bind asks for it
  const asksAddress = platform.mode === 'embed'
  const stepsNow = () => stepsOf(product, asksCompany)
  const isTaken = (step: Step): boolean =>
    step === 'saved' || stepsNow().some((each) => each === step)
  /** The first step where the product does not have the wanted one. */
  const stepNear = (wanted: Step = 'company'): Step =>
    isTaken(wanted) ? wanted : (stepsNow()[0] ?? 'contact')
  const drafts = createDrafts(platform.host.tab, options.draftKey)
  const events = createEmitter<CalculatorEvents>()

  const $status = atom<CalculatorStatus>('opening')
  const $trouble = atom<ClientError | undefined>(undefined)
  const $rules = atom<RaterRules | undefined>(undefined)
  const $form = atom<CalculatorForm>(emptyForm)
  const $step = atom<Step>(stepNear())
  const $fieldErrors = atom<FieldErrors>({})
  const $quote = atom<Quote | undefined>(undefined)
  const $isSaving = atom(false)
  const $unfinished = atom<Draft | undefined>(undefined)
  const $saveError = atom<ClientError | undefined>(undefined)
  const $conflict = atom<Conflict | undefined>(undefined)
  /** The form as opened or saved; a difference from it is unsaved. */
  const $basis = atom<CalculatorForm>(emptyForm)
  /** Names the attempts to save a new quote until one is known to have succeeded. */
  let requestId: string | undefined
  /** The account of a new quote. */
  let { accountId } = options
  /** The version of the quote that the form changes. */
  let version: QuoteVersion | undefined

  const showFieldErrors = (error: ClientError): void =>
    $fieldErrors.set({ ...$fieldErrors.get(), ...fieldErrorsOf(error) })

  const pricing = createPricing(platform, {
    quoteId: () => $quote.get()?.id,
    accountId: () => accountId,
    onPriced: (price) => events.emit('priced', price),
    onError: showFieldErrors,
  })

  const inputNow = (): CalculatorInput | undefined => {
    const { company } = $form.get()
    if (firstOf(companyErrors(company, regionNow(), $rules.get())) !== undefined) return undefined
    return inputOfForm($form.get(), { product, region: regionNow() })
  }

  const price = (): void => {
    const input = inputNow()
    if (input !== undefined) pricing.price(input)
  }

  /**
   * A draft ends with its last unsaved value: after that a saved quote opens as saved, a new one
   * empty.
   */
  const keepDraft = (): void => {
    const form = $form.get()
    const quote = $quote.get()
    if (form === $basis.get()) {
      if ($unfinished.get() === undefined) drafts.clear()
      return
    }
    $unfinished.set(undefined)
    drafts.write({
      product,
      step: $step.get(),
      form,
      ...(requestId === undefined ? {} : { requestId }),
      ...(quote === undefined ? {} : { quoteId: quote.id, basis: version }),
    })
  }

  const forget = (field: string): void => $fieldErrors.set(withoutField($fieldErrors.get(), field))

  const setForm = (field: string, form: CalculatorForm): void => {
    $form.set(form)
    forget(field)
    $saveError.set(undefined)
    keepDraft()
    events.emit('changed', field)
  }

  const moveTo = (step: Step): void => {
    if (!isOnePage) $step.set(step)
    keepDraft()
  }

  const readRules = async (): Promise<void> => {
    const { state } = $form.get().company
    const query = { product, ...(state === '' ? {} : { state }) }
    try {
      const asked = { query, isShown: true }
      $rules.set(await platform.answers.call(coverageLife, getRaterRules, asked))
    } catch (cause) {
      // The loaded rules stay valid; the server checks dates against the state's own.
      if ($rules.get() === undefined) $trouble.set(platform.errors.caught(cause, 'answer'))
    }
  }

  /** Takes over a status that was changed elsewhere, such as by an underwriter. */
  const readStatus = async (): Promise<void> => {
    const known = $quote.get()
    if (known === undefined || $isSaving.get()) return
    const read = { params: { id: known.id }, isShown: true }
    const now = await platform.api.call(getQuoteById, read).catch(() => undefined)
    if (now === undefined || $quote.get() !== known || now.status === known.status) return
    const { status, allowedActions, blockedActions } = now
    $quote.set({ ...known, status, allowedActions, blockedActions })
    events.emit('changed', 'status')
  }

  const restore = (opened: Opened): void => {
    const { quote, form, draft, unfinished, product: quoted } = opened
    $unfinished.set(unfinished)
    $conflict.set(opened.conflict)
    version = opened.version
    accountId = options.accountId ?? opened.accountId
    // A record has its own currency and questions, independent of the viewer's region.
    product = quoted ?? product
    requestId = draft?.requestId
    $quote.set(quote)
    $basis.set(form)
    if (draft !== undefined && regionOfProduct[draft.product] !== regionNow()) {
      $form.set(asksCompany ? carriedOver(draft.form) : form)
      return
    }
    $form.set(draft?.form ?? form)
    // last year's answers are known in a renewal
    const isKnown = quote !== undefined || options.policyId !== undefined
    $step.set(stepNear(draft?.step ?? (isKnown ? 'options' : undefined)))
  }

  const acceptSaved = (quote: Quote, saved: QuoteVersion, sent: CalculatorForm): void => {
    $quote.set(quote)
    version = saved
    $basis.set(sent)
    requestId = undefined
    // A change made while the quote was being saved is not part of it.
    if ($form.get() === sent) pricing.accept(quote.calculatorGeneratedData)
    moveTo('saved')
    events.emit('saved', quote)
  }

  const refuseAt = (fieldErrors: FieldErrors): string | undefined => {
    const field = firstOf(fieldErrors)
    if (field === undefined) return undefined
    $fieldErrors.set({ ...$fieldErrors.get(), ...fieldErrors })
    const step = stepOfField(field)
    if (step !== undefined && isTaken(step) && step !== $step.get()) moveTo(step)
    return field
  }

  const companyErrorsNow = (): FieldErrors =>
    asksCompany ? companyErrors($form.get().company, regionNow(), $rules.get()) : {}

  let saving: Promise<string | undefined> | undefined
  const save = async (): Promise<string | undefined> => {
    $isSaving.set(true)
    $saveError.set(undefined)
    try {
      // The code for saving is loaded when the user saves.
      const { addressErrors, contactErrors, saveCall } = await import('./save-call.ts')
      const form = $form.get()
      const storedPhone = $basis.get().contact.phone
      const input = inputNow()
      const field = refuseAt({
        ...companyErrorsNow(),
        ...contactErrors(form.contact, regionNow(), storedPhone),
        ...(asksAddress ? addressErrors(form.address, regionNow(), form.company.state) : {}),
      })
      if (field !== undefined || input === undefined) return field
      const { policyId } = options
      // Stored with the first attempt only: a copy of the tab made before it saves a quote of its own.
      requestId ??= platform.host.randomId()
      keepDraft()
      const result = await saveCall(platform, {
        input,
        form,
        basis: $basis.get(),
        asksAddress,
        accountId: options.accountId,
        policyId,
        quote: $quote.get(),
        version,
        requestId,
      })
      if (result.kind === 'saved') acceptSaved(result.quote, result.version, form)
      else $conflict.set(result.conflict)
      return undefined
    } catch (cause) {
      const error = platform.errors.caught(cause, 'load')
      const field = refuseAt(fieldErrorsOf(error))
      // An error shown at its field is not shown again.
      if (field === undefined || stepOfField(field) === undefined) $saveError.set(error)
      return field
    } finally {
      $isSaving.set(false)
    }
  }

  let stopWaking: Stop | undefined
  let isStopped = false
  let isAway = false

  const calculator: Calculator = {
    events,
    get product() {
      return product
    },
    get region() {
      return regionNow()
    },
    asksAddress,
    isOnePage,
    get steps() {
      return stepsNow()
    },
    $status,
    $trouble,
    $rules,
    $form,
    $step,
    $fieldErrors,
    $price: pricing.$price,
    $isPricing: pricing.$busy,
    $priceError: pricing.$error,
    $quote,
    $isSaving,
    $saveError,
    $conflict,
    $unfinished,
    $isEditable: computed(
      $quote,
      (quote) => quote === undefined || quote.allowedActions.includes('update'),
    ),
    $isDirty: computed([$form, $basis], (form, basis) => form !== basis),
    async open() {
      // What had no price for want of a network is priced again.
      stopWaking ??= platform.host.onWake(() => {
        if (pricing.$error.get()?.phase === 'network') pricing.retry()
        void readStatus()
      })
      $trouble.set(undefined)
      if ($status.get() !== 'open') {
        $status.set('opening')
        try {
          const opened = open(platform, { ...options, asksAddress }, drafts)
          // Not `instanceof Promise`, which a page may have replaced.
          restore('then' in opened ? await opened : opened)
          $status.set('open')
        } catch (cause) {
          $trouble.set(platform.errors.caught(cause, 'answer'))
          $status.set('failed')
          return
        }
      }
      const quote = $quote.get()
      if (quote !== undefined) pricing.accept(quote.calculatorGeneratedData)
      await options.untilPainted?.()
      await readRules()
      if (calculator.$isEditable.get()) price()
    },
    setCompany(field, value) {
      pricing.prepare()
      const form = $form.get()
      setForm(companyPaths[field], { ...form, company: { ...form.company, [field]: value } })
      // how much a part may be hangs on the whole
      if (field === 'revenue') forget(companyPaths.nonUsRevenue)
    },
    leaveCompany(field) {
      const fieldError = companyError(field, $form.get().company, $rules.get(), regionNow())
      const path = companyPaths[field]
      if (fieldError !== undefined) $fieldErrors.set({ ...$fieldErrors.get(), [path]: fieldError })
      else if (!(path in $fieldErrors.get())) price()
    },
    setContact(field, value) {
      const form = $form.get()
      setForm(`contact.${field}`, { ...form, contact: { ...form.contact, [field]: value } })
    },
    setAddress(field, value) {
      const form = $form.get()
      setForm(`account.${field}`, { ...form, address: { ...form.address, [field]: value } })
    },
    revise(field, change) {
      setForm(field, change($form.get(), pricing.$price.get()?.answer))
      price()
    },
    revert() {
      $form.set($basis.get())
      $fieldErrors.set({})
      $saveError.set(undefined)
      keepDraft()
      price()
    },
    reprice: () => pricing.retry(),
    async next() {
      const step = $step.get()
      if (step === 'company') {
        const field = refuseAt(companyErrorsNow())
        if (field !== undefined) return field
        void readRules()
        price()
      }
      if (step === 'contact') return calculator.save()
      const following = stepFrom(stepsNow(), step, 1)
      if (following !== undefined) moveTo(following)
      return undefined
    },
    goTo(step) {
      if (calculator.mayOpen(step)) moveTo(step)
    },
    mayOpen(step) {
      if (step === 'saved') return $quote.get() !== undefined
      const taken: readonly Step[] = [...stepsNow(), 'saved']
      const at = taken.indexOf(step)
      if (at === -1) return false
      const isBack = at <= taken.indexOf($step.get())
      return isBack || step === 'company' || firstOf(companyErrorsNow()) === undefined
    },
    save: () => (saving ??= save().finally(() => (saving = undefined))),
    resolveConflict(choice) {
      const conflict = $conflict.get()
      $conflict.set(undefined)
      if (conflict === undefined || choice === 'later') return
      const { quote, now, merged } = conflict
      const form = choice === 'merged' ? merged : now.form
      const draft = { product, step: $step.get(), form }
      restore({ quote, version: now, form: now.form, draft })
      keepDraft()
      price()
    },
    startOver() {
      pricing.clear()
      drafts.clear()
      requestId = undefined
      version = undefined
      $quote.set(undefined)
      $form.set(emptyForm)
      $basis.set(emptyForm)
      $fieldErrors.set({})
      $step.set(stepNear())
    },
    async resume() {
      drafts.setLeft(false)
      $status.set('opening')
      await calculator.open()
    },
    async refresh() {
      if ($status.get() === 'opening') return
      if ($status.get() === 'failed') return calculator.open()
      $trouble.set(undefined)
      await readRules()
      const input = calculator.$isEditable.get() ? inputNow() : undefined
      if (input !== undefined) pricing.reprice(input)
    },
    keepAs: drafts.moveTo,
    discard() {
      drafts.clear()
      $unfinished.set(undefined)
    },
    setAway(isNowAway) {
      if (isStopped) return
      isAway = isNowAway
      drafts.setLeft(isAway)
    },

    stop(isHandedOver = false) {
      isStopped = true
      // while it is away another one may use its draft
      if (isHandedOver || !isAway) drafts.setLeft(!isHandedOver)
      pricing.stop()
      stopWaking?.()
      stopWaking = undefined
    },
  }
  return calculator
}
