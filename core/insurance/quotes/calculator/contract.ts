import type { ReadableAtom } from 'nanostores'
import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Emitter } from '../../../foundation/host/emitter.ts'
import type { Services } from '../../../platform/services.ts'
import type { CalculatorAnswer, RaterRules } from '../../rating/model.ts'
import type { Region } from '../../../foundation/region/regions.ts'
import type { Quote } from '../model.ts'
import type { QuotedProduct } from '../../products/products.ts'
import type { Draft } from './draft-model.ts'
import type { FieldErrors } from './field-errors.ts'
import type { CalculatorForm, CompanyField, CompanyValues, ContactField } from './form.ts'
import type { Price } from './pricing.ts'
import type { FlowStep } from '../../products/flow.ts'
import type { Step } from './steps.ts'

export type CalculatorPlatform = Pick<
  Services,
  'answers' | 'api' | 'clock' | 'errors' | 'host' | 'region' | 'wording'
>

export interface CalculatorOptions {
  /** Without one the product of the region. */
  readonly product?: QuotedProduct | undefined
  /** Opens a saved quote. */
  readonly quoteId?: string | undefined
  /** Starts a quote for a known account: what is known of it is not asked again. */
  readonly accountId?: string | undefined
  /** Tells this calculator's draft from others in the tab. */
  readonly draftKey: string
}

export interface CalculatorEvents {
  /** A new price is here. */
  priced: Price
  /** A value was changed by hand; the path of its field on the wire. */
  changed: string
  saved: Quote
}

/** `opening`: the saved quote or account is awaited. `failed`: it did not come. */
export type CalculatorStatus = 'opening' | 'open' | 'failed'

export interface Calculator {
  readonly events: Pick<Emitter<CalculatorEvents>, 'on'>
  /** The product that is quoted; that of the record once it is open. */
  readonly product: QuotedProduct
  /** The region of the product: its currency, its industries, a state or a postcode. */
  readonly region: Region
  /** The steps before the saved quote: those of the product, without the company of an account. */
  readonly steps: readonly FlowStep[]
  readonly $status: ReadableAtom<CalculatorStatus>
  /** Why the quote, the account or the rules of the product did not come; `open` tries again. */
  readonly $trouble: ReadableAtom<ClientError | undefined>
  readonly $rules: ReadableAtom<RaterRules | undefined>
  readonly $form: ReadableAtom<CalculatorForm>
  readonly $step: ReadableAtom<Step>
  readonly $fieldErrors: ReadableAtom<FieldErrors>
  readonly $price: ReadableAtom<Price | undefined>
  readonly $isPricing: ReadableAtom<boolean>
  readonly $priceError: ReadableAtom<ClientError | undefined>
  /** The quote as it was last saved. */
  readonly $quote: ReadableAtom<Quote | undefined>
  readonly $isSaving: ReadableAtom<boolean>
  readonly $saveError: ReadableAtom<ClientError | undefined>
  /** False for a quote whose status forbids changes (`allowedActions`). */
  readonly $isEditable: ReadableAtom<boolean>
  /** Whether something is typed that is not saved. */
  readonly $isDirty: ReadableAtom<boolean>
  /** What was typed before this calculator was left for something else; until something new is typed. */
  readonly $unfinished: ReadableAtom<Draft | undefined>
  /** Brings what the calculator starts from; called again after a failure. */
  open(): Promise<void>
  setCompany<Field extends CompanyField>(field: Field, value: CompanyValues[Field]): void
  /** The embed user is done with a field: tells what is wrong with it, prices when nothing is. */
  leaveCompany(field: CompanyField): void
  setContact(field: ContactField, value: string): void
  /** Changes terms, coverages or answers, and prices them; `field` is the path on the wire. */
  revise(
    field: string,
    change: (form: CalculatorForm, priced: CalculatorAnswer | undefined) => CalculatorForm,
  ): void
  /** Asks again for a price that failed. */
  reprice(): void
  /** Walks on, or saves on the last step. Gives the first invalid field when it may not. */
  next(): Promise<string | undefined>
  /** Goes to a step that may be opened already. */
  goTo(step: Step): void
  mayOpen(step: Step): boolean
  /** Saves; gives the first invalid field when something is missing. */
  save(): Promise<string | undefined>
  /** Leaves the saved quote as it is and begins an empty one. */
  startOver(): void
  /** Takes `$unfinished` up again. */
  resume(): Promise<void>
  /** Gives `$unfinished` up. */
  discard(): void
  /** Asks again for rules and price, or for all that did not come: the page changed its access. */
  refresh(): Promise<void>
  /** Stores the draft under another key, or hands it to the calculator that opens with that key. */
  keepAs(draftKey: string): void
  /**
   * The calculator is left: what is typed and not saved is offered when it opens again. With
   * `isHandedOver` the next one takes it up as it is.
   */
  stop(isHandedOver?: boolean): void
}
