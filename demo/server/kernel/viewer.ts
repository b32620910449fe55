import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { ViewerKind } from './viewer-kind.ts'

/** The record a narrow token opens: nothing beside it. */
export interface RecordGrant {
  readonly kind: 'account' | 'quote' | 'policy'
  readonly id: string
}

/** Who is asking. Every read goes through the viewer's scope; nothing reads around it. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user'
      readonly userId: string
      readonly sessionId: string
      /** The user's column of the access matrix. */
      readonly viewerKind: ViewerKind
      readonly accountType: AccountType
      /** The organisation the user acts in: the agency of agency users, the insured account of customers. */
      readonly accountId: string
      /** What the user is there; absent for people of the seed, who act for themselves. */
      readonly roleId?: string
      readonly permissions: readonly string[]
      /** Staff inside an account of another kind (spec 1 §4): some calls are closed to them (`impersonation/guard.ts`). */
      readonly isImpersonating?: boolean
      /** The session that this one was delegated from. */
      readonly parentSessionId?: string
      /** Teams whose records are all that the user sees; absent for who sees the whole account. */
      readonly teamIds?: readonly string[]
    }
  /** A page that holds a publishable client key: prices, saves, reads the quotes its embed user saved. */
  | {
      readonly kind: 'key'
      readonly keyId: string
      readonly agencyId: string
      /** Tells embed users of all keys apart. */
      readonly embedUserId: string
      /** Who signed in on the page. */
      readonly userId?: string
    }
  /** A token for one record: from an agency's own server, or from a security code. */
  | {
      readonly kind: 'record'
      readonly grant: RecordGrant
      readonly agencyId?: string
      readonly flow?: string
    }
