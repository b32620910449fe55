import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'
import type { ShownTable } from '../tables/shown-table.ts'

/** First path segment of a persona's area (spec 1 §2). */
export type PersonaId =
  | 'admin'
  | 'agency'
  | 'customer'
  | 'da'
  | 'mssp'
  | 'carrier'
  | 'vendor'
  | 'cluster'
  | 'reinsurer'
  | 'premiumprocessor'
  | 'pool'

/** Screens below a base path; a persona lists the ones it has. */
export type ScreenId = 'dashboard' | 'inbox' | 'quote' | 'new-quote' | 'policy' | 'pay' | 'claims'

/** Verification: the agency's own check of the insured before it asks to bind. Teams: lists by team. */
export type Offer = 'verification' | 'teams'

export interface MenuEntry {
  readonly id: string
  readonly label: WordingKey
  readonly icon: IconName
  readonly screen: Extract<ScreenId, 'dashboard' | 'inbox' | 'new-quote' | 'claims'>
  /** The dashboard tab that the entry opens. */
  readonly tab?: string
}

/** A tab of the dashboard: its name in the address (`?tab=QUOTES`) and the table it shows. */
export interface DashboardTab {
  readonly id: string
  readonly label: WordingKey
  readonly table: ShownTable
}

/** One kind of user as data: what stands in the menu, on the dashboard, and which screens exist. */
export interface Persona {
  readonly id: PersonaId
  readonly accountType: AccountType
  readonly label: WordingKey
  readonly menu: readonly MenuEntry[]
  readonly tabs: readonly DashboardTab[]
  readonly screens: readonly ScreenId[]
  /** Parts of screens that only some personas have. */
  readonly offers: readonly Offer[]
}
