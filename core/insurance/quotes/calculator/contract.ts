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
  /** Defaults to the region's default product. */
  readonly product?: QuotedProduct | undefined
  /** Opens a saved quote. */
  readonly quoteId?: string | undefined
  /** Starts a quote for an existing account and skips known data. */
  readonly accountId?: string | undefined
  /** Renews a policy: starts with its account, product and terms, for the following year. */
  readonly policyId?: string | undefined
  /** Distinguishes this calculator's draft from others in the tab. */
  readonly draftKey: string
  /** Shows everything on one page, without navigation between steps or after saving. */
  readonly isOnePage?: boolean
  /** Resolves once the first view is painted. Calls that the view does not need wait for it. */
  readonly untilPainted?: () => Promise<void>
}

export interface CalculatorEvents {
  /** A new price has arrived. */
  priced: Price
  /** The user changed a value; carries the wire path of its field. */
  changed: string
  saved: Quote
}

/** `opening`: the saved quote or account is loading. `failed`: it did not load. */
export type CalculatorStatus = 'opening' | 'open' | 'failed'

export interface Calculator {
  readonly events: Pick<Emitter<CalculatorEvents>, 'on'>
  /** The quoted product; the record's product once it is open. */
  readonly product: QuotedProduct
  /** The product's region, which determines currency, industries, and state or postcode. */
  readonly region: Region
  /** Whether the contact step asks for the company's address. */
  readonly asksAddress: boolean
  /** Whether everything is on one page, without steps. */
  readonly isOnePage: boolean
  /**
   * The steps before saving: those of the product, without the company step for a known account.
   */
  readonly steps: readonly FlowStep[]
  readonly $status: ReadableAtom<CalculatorStatus>
  /** Why the quote, the account or the product's rules did not load; `open` retries. */
  readonly $problem: ReadableAtom<ClientError | undefined>
  readonly $rules: ReadableAtom<RaterRules | undefined>
  readonly $form: ReadableAtom<CalculatorForm>
  readonly $step: ReadableAtom<Step>
  readonly $fieldErrors: ReadableAtom<FieldErrors>
  readonly $price: ReadableAtom<Price | undefined>
  readonly $isPricing: ReadableAtom<boolean>
  readonly $priceError: ReadableAtom<ClientError | undefined>
  /** The last saved quote. */
  readonly $quote: ReadableAtom<Quote | undefined>
  readonly $isSaving: ReadableAtom<boolean>
  readonly $saveError: ReadableAtom<ClientError | undefined>
  /** A conflict with a change by somebody else; `resolveConflict` ends it. */
  readonly $conflict: ReadableAtom<Conflict | undefined>
  /** False if the quote's status does not allow changes (`allowedActions`). */
  readonly $isEditable: ReadableAtom<boolean>
  /** Whether there are unsaved values. */
  readonly $isDirty: ReadableAtom<boolean>
  /** Unsaved values of an earlier calculator; offered until the user types something new. */
  readonly $unfinished: ReadableAtom<Draft | undefined>
  /** Loads the initial data; called again after a failure. */
  open(): Promise<void>
  setCompany<Field extends CompanyField>(field: Field, value: CompanyValues[Field]): void
  /** Called when a field loses focus: shows its error, or prices if there is none. */
  leaveCompany(field: CompanyField): void
  setContact(field: ContactField, value: string): void
  setAddress(field: AddressField, value: string): void
  /** Changes terms, coverages or answers, and prices them. `field` is the wire path. */
  revise(
    field: string,
    change: (form: CalculatorForm, priced: CalculatorAnswer | undefined) => CalculatorForm,
  ): void
  /** Discards unsaved changes and restores the form of the saved quote. */
  revert(): void
  /** Retries pricing after a failure. */
  reprice(): void
  /**
   * Goes to the next step, or saves on the last one. Returns the first invalid field if it cannot.
   */
  next(): Promise<string | undefined>
  /** Goes to a reachable step. */
  goTo(step: Step): void
  canOpen(step: Step): boolean
  /** Saves. Returns the first invalid field if there is one. */
  save(): Promise<string | undefined>
  /**
   * Ends `$conflict`. `merged`: applies the local changes to the newer quote, without saving.
   * `theirs`: takes the newer quote only. `later`: neither, until the next save.
   */
  resolveConflict(choice: 'merged' | 'theirs' | 'later'): void
  /** Starts an empty quote and leaves the saved one unchanged. */
  startOver(): void
  /** Restores `$unfinished`. */
  resume(): Promise<void>
  /** Discards `$unfinished`. */
  discard(): void
  /** Reloads rules and price, or retries a failed load, after the page changed its access. */
  refresh(): Promise<void>
  /** Moves the draft to another key, for this calculator or the one that opens with that key. */
  keepAs(draftKey: string): void
  /**
   * Called when the calculator is disconnected from the page and reconnected. While disconnected,
   * its unsaved values are offered to other calculators.
   */
  setDisconnected(isDisconnected: boolean): void
  /**
   * Called when the calculator is closed. Unsaved values are offered when it opens again; with
   * `isHandedOver`, the next calculator restores them without asking.
   */
  stop(isHandedOver?: boolean): void
}
