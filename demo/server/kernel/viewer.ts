import type { Authority } from '#core/directory/underwriting-authority/model.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { KeyMode } from '#core/identity/access/modes.ts'
import type { ViewerKind } from './viewer-kind.ts'

/** The one record that a narrow token opens. */
export interface RecordGrant {
  readonly kind: 'account' | 'quote' | 'policy' | 'comparison'
  readonly id: string
}

/** The caller. Every read goes through the viewer's scope. */
export type Viewer =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user'
      readonly userId: string
      /** The full name. */
      readonly name: string
      readonly sessionId: string
      /** The user's column of the access matrix. */
      readonly viewerKind: ViewerKind
      readonly accountType: AccountType
      /** The region that the account belongs to; absent for staff, who work in all. */
      readonly region?: Region
      /**
       * The organisation that the user acts in: the agency of agency users, the insured account of
       * customers.
       */
      readonly accountId: string
      /** The user's role there; absent for seeded users in their own account. */
      readonly roleId?: string
      readonly permissions: readonly string[]
      /** The underwriting authority by region; absent for users who are not underwriters. */
      readonly authority?: readonly Authority[]
      /**
       * Whether the user is staff who impersonate an account (spec 1 §4); some calls are closed to
       * them (`impersonation/guard.ts`).
       */
      readonly isImpersonating?: boolean
      /** The session that this one was delegated from. */
      readonly parentSessionId?: string
      /** The teams whose records the user sees; absent for users who see the whole account. */
      readonly teamIds?: readonly string[]
    }
  /**
   * A page with a publishable key. It prices and saves quotes, and reads those of its embed user.
   */
  | {
      readonly kind: 'key'
      readonly keyId: string
      readonly agencyId: string
      /** Unique over the embed users of all keys. */
      readonly embedUserId: string
      /** The user who is signed in on the page. */
      readonly userId?: string
      readonly mode: KeyMode
    }
  /** A token for one record: from an agency's own server, or from a security code. */
  | {
      readonly kind: 'record'
      readonly grant: RecordGrant
      readonly agencyId?: string
      /** The key of the agency's server that opened it. */
      readonly keyId?: string
      readonly flow?: string
      /** The link whose security code opened it. */
      readonly workflowId?: string
      readonly mode: KeyMode
    }

/** Whether a viewer is a user of the provider. */
export const isStaff = (viewer: Viewer): boolean =>
  viewer.kind === 'user' && viewer.accountType === 'PARAPET'

/** Whether a viewer is a professional: a user of an agency or of the provider. */
export const isInside = (viewer: Viewer): boolean =>
  isStaff(viewer) || (viewer.kind === 'user' && viewer.accountType === 'AGENCY')

/** The mode of a viewer's calls: that of the key, otherwise live. */
export const modeOf = (viewer: Viewer): KeyMode => ('mode' in viewer ? viewer.mode : 'live')
