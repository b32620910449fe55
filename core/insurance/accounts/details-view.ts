import type { AccountFieldError } from './new-account.ts'
import type { DetailsForm, DetailsField } from './details-form.ts'
import type { DetailsVariant } from '../products/details-forms.ts'
import type { ClientError } from '../../foundation/errors/client-error.ts'
import type { Account } from './model.ts'

/** The quote on screen, which is priced again instead of becoming invalid. */
export interface DetailsQuote {
  readonly id: string
  read(signal: AbortSignal): Promise<{
    readonly product: string
    readonly lastPatched: string
    /** Whether it can no longer be changed. */
    readonly isLocked: boolean
  }>
}

/** What a form of account details was opened with. */
export interface DetailsInput {
  readonly accountId: string
  readonly quote?: DetailsQuote | undefined
  /** The product whose form is used; that of the quote where there is one. */
  readonly product?: string | undefined
  /** Whether a change that affects quotes is confirmed first (spec 2 §6). */
  readonly asksFirst: boolean
  /** What unsaved input is stored under until the tab closes. */
  readonly draftKey: string
}

/** What the form shows. */
export type DetailsState =
  | { readonly kind: 'loading' }
  /** Nothing can be shown. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | {
      readonly kind: 'open'
      /** As it was read last. */
      readonly account: Account
      readonly variant: DetailsVariant
      /** Whether its quote can no longer be changed. */
      readonly isLocked: boolean
    }

/** What a change does to the account's quotes. */
export type QuoteEffect = 'invalidates' | 'refers'

/** An account that was saved, and what that did to its quotes as far as it was asked. */
export interface SavedDetails {
  readonly account: Account
  readonly effect: QuoteEffect | undefined
}

/** Where a save is. */
export type SaveStage =
  | { readonly kind: 'editing' }
  | { readonly kind: 'checking' }
  /** The person must agree to what the change does. */
  | { readonly kind: 'asking'; readonly effect: QuoteEffect }
  | { readonly kind: 'saving' }
  /** The quote on screen is being priced again. */
  | { readonly kind: 'patching' }
  /** Saved; the person learns that quotes became invalid. */
  | { readonly kind: 'invalidated' }

/** A message above the form. */
export interface DetailsNotice {
  readonly tone: 'success' | 'error'
  readonly text: string
  /** It says that there is no network, and goes once there is. */
  readonly isOffline?: boolean
}

/** An error at a field: one of our codes, or a text of the server. */
export type FieldMessage = { readonly text: string } | Omit<AccountFieldError, 'field'>
export type FieldMessages = Readonly<Partial<Record<DetailsField, FieldMessage>>>

/** What somebody else saved while the form was edited. */
export interface DetailsConflict {
  /** Fields that both changed. */
  readonly fields: readonly DetailsField[]
  readonly theirs: DetailsForm
}
