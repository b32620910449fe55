import type { ReadableAtom } from 'nanostores'
import type { ClientError } from '../../../foundation/errors/client-error.ts'
import type { Emitter } from '../../../foundation/host/emitter.ts'
import type { Services } from '../../../platform/services.ts'
import type { CalculatorAnswer, RaterRules } from '../../rating/model.ts'
import type { Region } from '../../../foundation/region/regions.ts'
import type { Quote } from '../model.ts'
import type { QuotedProduct } from '../../products/products.ts'
import type { Conflict } from './conflict.ts'
import type { Draft } from './draft-model.ts'
import type { FieldErrors } from './field-errors.ts'
import type {
  AddressField,
  CalculatorForm,
  CompanyField,
  CompanyValues,
  ContactField,
} from './form.ts'
import type { Price } from './pricing.ts'
import type { FlowStep } from '../../products/flow.ts'
import type { Step } from './steps.ts'

export type CalculatorPlatform = Pick<
  Services,
  'answers' | 'api' | 'clock' | 'errors' | 'host' | 'mode' | 'region' | 'wording'
>

export interface CalculatorOptions {
  /** The default product of the region when absent. */
  readonly product?: QuotedProduct | undefined
  /** Opens a saved quote. */
  readonly quoteId?: string | undefined
  /** Starts a quote for an existing account and skips the facts that are known. */
  readonly accountId?: string | undefined
  /** Renews a policy: starts with its terms for the year after it, of its account and product. */
  readonly policyId?: string | undefined
  /** Distinguishes this calculator's draft from others in the tab. */
  readonly draftKey: string
  /** Shows everything on one page: nothing moves between steps, and saving stays in place. */
  readonly isOnePage?: boolean
  /** Resolves once the first view is on screen: the calls that it does not show wait for that. */
  readonly untilPainted?: () => Promise<void>
}

export interface CalculatorEvents {
  /** A new price has arrived. */
  priced: Price
  /** The user changed a value; the path of its field on the wire. */
  changed: string
  saved: Quote
}

/** `opening`: waits for the saved quote or account. `failed`: it did not load. */
export type CalculatorStatus = 'opening' | 'open' | 'failed'

export interface Calculator {
  readonly events: Pick<Emitter<CalculatorEvents>, 'on'>
  /** The quoted product; the record's own once it is open. */
  readonly product: QuotedProduct
  /** The region of the product: determines currency, industries, and state or postcode. */
  readonly region: Region
  /** Whether the contact step asks for the company's address, which the policy needs. */
  readonly asksAddress: boolean
  /** Whether everything is on one page, without steps. */
  readonly isOnePage: boolean
  /** The steps before saving: those of the product, without the company of a known account. */
  readonly steps: readonly FlowStep[]
  readonly $status: ReadableAtom<CalculatorStatus>
  /** Why the quote, the account or the rules of the product did not load; `open` tries again. */
  readonly $trouble: ReadableAtom<ClientError | undefined>
  readonly $rules: ReadableAtom<RaterRules | undefined>
  readonly $form: ReadableAtom<CalculatorForm>
  readonly $step: ReadableAtom<Step>
  readonly $fieldErrors: ReadableAtom<FieldErrors>
  readonly $price: ReadableAtom<Price | undefined>
  readonly $isPricing: ReadableAtom<boolean>
  readonly $priceError: ReadableAtom<ClientError | undefined>
  /** The quote as last saved. */
  readonly $quote: ReadableAtom<Quote | undefined>
  readonly $isSaving: ReadableAtom<boolean>
  readonly $saveError: ReadableAtom<ClientError | undefined>
  /** A change of the quote that somebody else saved meanwhile; `resolveConflict` ends it. */
  readonly $conflict: ReadableAtom<Conflict | undefined>
  /** False for a quote whose status forbids changes (`allowedActions`). */
  readonly $isEditable: ReadableAtom<boolean>
  /** Whether there are unsaved values. */
  readonly $isDirty: ReadableAtom<boolean>
  /** The values typed before this calculator was left; offered until something new is typed. */
  readonly $unfinished: ReadableAtom<Draft | undefined>
  /** Loads the data that the calculator starts with; called again after a failure. */
  open(): Promise<void>
  setCompany<Field extends CompanyField>(field: Field, value: CompanyValues[Field]): void
  /** Called when the user leaves a field: shows its error, prices when there is none. */
  leaveCompany(field: CompanyField): void
  setContact(field: ContactField, value: string): void
  setAddress(field: AddressField, value: string): void
  /** Changes terms, coverages or answers, and prices them; `field` is the path on the wire. */
  revise(
    field: string,
    change: (form: CalculatorForm, priced: CalculatorAnswer | undefined) => CalculatorForm,
  ): void
  /** Drops what is not saved: the form is that of the saved quote again. */
  revert(): void
  /** Requests the price again after a failure. */
  reprice(): void
  /**
   * Goes to the next step, or saves on the last one. Returns the first invalid field when it
   * cannot.
   */
  next(): Promise<string | undefined>
  /** Goes to a step that is reachable already. */
  goTo(step: Step): void
  mayOpen(step: Step): boolean
  /** Saves; returns the first invalid field when something is missing. */
  save(): Promise<string | undefined>
  /**
   * Ends `$conflict`: with the changes made here over the newer quote, not saved yet (`merged`), with
   * the newer quote alone (`theirs`), or with neither, until the next save (`later`).
   */
  resolveConflict(choice: 'merged' | 'theirs' | 'later'): void
  /** Leaves the saved quote as it is and starts an empty one. */
  startOver(): void
  /** Restores `$unfinished`. */
  resume(): Promise<void>
  /** Discards `$unfinished`. */
  discard(): void
  /** Fetches rules and price again, or repeats a failed opening, after the page changed its access. */
  refresh(): Promise<void>
  /** Stores the draft under another key, or hands it to the calculator that opens with that key. */
  keepAs(draftKey: string): void
  /**
   * Called when the calculator is taken off the page and when it is put back: meanwhile its unsaved
   * values are offered to another one.
   */
  setAway(isAway: boolean): void
  /**
   * Called when the calculator is left: unsaved values are offered when it opens again. With
   * `isHandedOver` the next calculator restores them without asking.
   */
  stop(isHandedOver?: boolean): void
}
