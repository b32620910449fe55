import type { FunctionComponent } from 'react'
import type * as z from 'zod/mini'
import type { PermissionNeed } from '#core/platform/permissions/permission-table.ts'
import type { Flag } from '#core/platform/flags/flag-names.ts'
import type { Region } from '#core/foundation/region/regions.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'

/** The shape of the search parameters; absent when there are none. */
export type Search = z.ZodMiniType | undefined

/** The entry of a screen without a record in the menu and the command palette. */
export interface ScreenMenu {
  readonly id: string
  readonly label: WordingKey
  readonly icon: IconName
}

/** Any screen of the signed-in portal. */
export interface AnyScreen {
  /** The path below a persona's base path, in the router's syntax: `/quotes/$quoteId`. */
  readonly address: string
  readonly search?: Search
  readonly menu?: ScreenMenu
  /**
   * Whether it shows the persona's dashboard tabs; each has a menu entry instead of the screen's.
   */
  readonly hasTabs?: boolean
  /** Whether every persona has it; any other screen must be listed. */
  readonly isForEveryPersona?: boolean
  /** Permissions of which one is needed to see and open it; none when absent. */
  readonly needs?: PermissionNeed | readonly PermissionNeed[]
  /** The feature flag that it needs. */
  readonly flag?: Flag
  /** The regions of the portal that have it; all when absent. */
  readonly regions?: readonly Region[]
  /** Loads the view when the address is opened. */
  readonly load: () => Promise<FunctionComponent>
}

/** A screen: a path below the base path of each persona that has it, and its view. */
export interface Screen<Address extends string, Checked extends Search> extends AnyScreen {
  readonly address: Address
  readonly search?: Checked
}

/** Declares a screen. */
/*@__NO_SIDE_EFFECTS__*/
export const screen = <const Address extends `/${string}`, Checked extends Search = undefined>(
  value: Screen<Address, Checked>,
): Screen<Address, Checked> => value

/** The names of the record ids in an address: `quoteId` of `/quotes/$quoteId`. */
type ParamOf<Address extends string> = Address extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer Further}`
    ? Name | ParamOf<Further>
    : Rest
  : never

/** The params of an address: an object if it has record ids, none otherwise. */
export type AddressParams<Address extends string> = [ParamOf<Address>] extends [never]
  ? []
  : [params: Readonly<Record<ParamOf<Address>, string>>]

/** The address of a screen below a base path, with its record ids: `/quotes/q-1`. */
export const addressOf = <Address extends string>(
  { address }: { readonly address: Address },
  ...[params]: AddressParams<Address>
): string => {
  const values: Readonly<Record<string, string>> = params ?? {}
  return address.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
