import type { AccountFieldError } from './new-account.ts'
import type { DetailsForm, DetailsField } from './details-form.ts'
import type { DetailsVariant } from '../products/details-forms.ts'
import type { ClientError } from '../../foundation/errors/client-error.ts'
import type { Account } from './model.ts'

/** The quote on screen, which is repriced instead of becoming invalid. */
export interface DetailsQuote {
  readonly id: string
  read(signal: AbortSignal): Promise<{
    readonly product: string
    readonly lastPatched: string
    /** Whether the quote can no longer be changed. */
    readonly isLocked: boolean
  }>
}

/** The input of an account details form. */
export interface DetailsInput {
  readonly accountId: string
  readonly quote?: DetailsQuote | undefined
  /** The product whose form is used; the quote's product if there is a quote. */
  readonly product?: string | undefined
  /** Whether a change that affects quotes needs a confirmation (spec 2 §6). */
  readonly confirmsEffects: boolean
  /** The key of unsaved input in the tab's storage. */
  readonly draftKey: string
}

/** State of the form. */
export type DetailsState =
  | { readonly kind: 'loading' }
  /** The account could not be loaded. */
  | { readonly kind: 'unavailable'; readonly error: ClientError; readonly message: string }
  | {
      readonly kind: 'open'
      /** As last read. */
      readonly account: Account
      readonly variant: DetailsVariant
      /** Whether the quote can no longer be changed. */
      readonly isLocked: boolean
    }

/** The effect of a change on the account's quotes. */
export type QuoteEffect = 'invalidates' | 'refers'

/** A saved account, and the effect on its quotes if it was checked. */
export interface SavedDetails {
  readonly account: Account
  readonly effect: QuoteEffect | undefined
}

/** Stage of a save. */
export type SaveStage =
  | { readonly kind: 'editing' }
  | { readonly kind: 'checking' }
  /** The user must confirm the effect of the change. */
  | { readonly kind: 'asking'; readonly effect: QuoteEffect }
  | { readonly kind: 'saving' }
  /** The quote on screen is being repriced. */
  | { readonly kind: 'patching' }
  /** Saved; the user is notified that quotes became invalid. */
  | { readonly kind: 'invalidated' }

/** A message above the form. */
export interface DetailsNotice {
  readonly tone: 'success' | 'error'
  readonly text: string
  /** Whether it is the offline message, which disappears when the network returns. */
  readonly isOffline?: boolean
}

/** A field error: a code, or the server's text. */
export type FieldMessage = { readonly text: string } | Omit<AccountFieldError, 'field'>
export type FieldMessages = Readonly<Partial<Record<DetailsField, FieldMessage>>>

/** A conflict: somebody else saved the account while the form was edited. */
export interface DetailsConflict {
  /** Fields that both changed. */
  readonly fields: readonly DetailsField[]
  readonly theirs: DetailsForm
}
