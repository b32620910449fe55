import type { AccountType } from '#core/directory/organisations/account-type.ts'
import type { Flag } from '#core/platform/flags/flag-names.ts'
import type { basePathOf } from '#core/identity/session/rules.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'
import type { AnyScreen } from '../screens/screen.ts'
import type { LazyTable } from '../tables/lazy-table.ts'

/** First path segment of a persona's area (spec 1 §2). */
export type PersonaId = (typeof basePathOf)[keyof typeof basePathOf]

/**
 * `verification`: the agency verifies the insured before it requests to bind. `teams`: lists by
 * team. `risk`: a quote shows the risk of its account.
 */
export type Feature = 'verification' | 'teams' | 'risk'

/** An entry of the menu and of the command palette. */
export interface MenuEntry {
  readonly id: string
  readonly label: WordingKey
  readonly icon: IconName
  readonly needs?: AnyScreen['needs']
  /** The regions of the portal that show it; all when absent. */
  readonly regions?: readonly Region[]
  /** The feature flag that it needs. */
  readonly flag?: Flag
  readonly screen: AnyScreen
  /** The dashboard tab that the entry opens. */
  readonly tab?: string
}

/** A tab of the dashboard: its name in the address (`?tab=QUOTES`) and its table. */
export interface DashboardTab {
  readonly id: string
  readonly label: WordingKey
  readonly icon: IconName
  /** The feature flag that it needs. */
  readonly flag?: Flag
  readonly table: LazyTable
}

/** The definition of a persona: dashboard, screens, features. */
export interface PersonaParts<Id extends PersonaId = PersonaId> {
  readonly id: Id
  readonly accountType: AccountType
  readonly label: WordingKey
  readonly tabs: readonly DashboardTab[]
  /** In the order of the menu. */
  readonly screens: readonly AnyScreen[]
  /** Parts of screens that not every persona has. */
  readonly features: readonly Feature[]
}

export interface Persona<Id extends PersonaId = PersonaId> extends PersonaParts<Id> {
  readonly menu: readonly MenuEntry[]
}

/** The menu: screens with an entry, with the dashboard's tabs instead of the dashboard. */
const menuOf = ({ screens, tabs }: PersonaParts): readonly MenuEntry[] =>
  screens.flatMap((screen): readonly MenuEntry[] => {
    if (screen.hasTabs && tabs.length > 0) {
      return tabs.map(({ id, label, icon, flag }) => ({
        id: id.toLowerCase(),
        label,
        icon,
        ...(flag && { flag }),
        screen,
        tab: id,
      }))
    }
    const { menu, flag, needs, regions } = screen
    if (menu === undefined) return []
    const conditions = {
      ...(flag && { flag }),
      ...(needs && { needs }),
      ...(regions && { regions }),
    }
    return [{ ...menu, ...conditions, screen }]
  })

/** Declares a persona. Its menu follows from its screens and tabs. */
/*@__NO_SIDE_EFFECTS__*/
export const persona = <const Id extends PersonaId>(parts: PersonaParts<Id>): Persona<Id> => ({
  ...parts,
  menu: menuOf(parts),
})

/** Whether a persona has a screen. */
export const hasScreen = (
  { screens }: Persona,
  { address, isForEveryPersona }: Pick<AnyScreen, 'address' | 'isForEveryPersona'>,
): boolean => isForEveryPersona === true || screens.some((screen) => screen.address === address)
