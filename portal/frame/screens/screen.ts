import type { FunctionComponent } from 'react'
import type * as z from 'zod/mini'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import type { IconName } from '../icons/icons.ts'

/** Checks the search parameters of an address; undefined where it takes none. */
export type Search = z.ZodMiniType | undefined

/** How a screen without a record stands in the menu and in the command palette. */
export interface ScreenMenu {
  readonly id: string
  readonly label: WordingKey
  readonly icon: IconName
}

/** Any screen of the signed-in portal. */
export interface AnyScreen {
  /** Below a persona's base path, in the router's words: `/quotes/$quoteId`. */
  readonly address: string
  readonly search?: Search
  readonly menu?: ScreenMenu
  /** Shows the tabs of the persona's dashboard: each has a menu entry in place of the screen's own. */
  readonly hasTabs?: boolean
  /** Every persona has it; any other screen only those that list it. */
  readonly isForAll?: boolean
  /** Brings the view when the address is opened. */
  readonly load: () => Promise<FunctionComponent>
}

/** A screen: an address below the base path of each persona that has it, and what brings its view. */
export interface Screen<Address extends string, Checked extends Search> extends AnyScreen {
  readonly address: Address
  readonly search?: Checked
}

/** Declares a screen. */
/*@__NO_SIDE_EFFECTS__*/
export const screen = <const Address extends `/${string}`, Checked extends Search = undefined>(
  value: Screen<Address, Checked>,
): Screen<Address, Checked> => value

/** The names of the records in an address: `quoteId` of `/quotes/$quoteId`. */
type ParamOf<Address extends string> = Address extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer Further}`
    ? Name | ParamOf<Further>
    : Rest
  : never

/** What an address is filled with: an object where it names records, nothing otherwise. */
export type AddressParams<Address extends string> = [ParamOf<Address>] extends [never]
  ? []
  : [params: Readonly<Record<ParamOf<Address>, string>>]

/** The address of a screen below a base path, its records filled in: `/quotes/q-1`. */
export const addressOf = <Address extends string>(
  { address }: { readonly address: Address },
  ...[params]: AddressParams<Address>
): string => {
  const values: Readonly<Record<string, string>> = params ?? {}
  return address.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
