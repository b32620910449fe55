import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { QuotedProduct } from '#core/insurance/products/products.ts'
import type { WordingKey } from '#core/foundation/wording/namespaces.ts'
import { tableAddress } from '#core/platform/tables/address-shape.ts'
import type { Action } from '../../frame/actions/action.ts'
import type { Persona } from '../../frame/personas/persona.ts'
import { screen, type AnyScreen } from '../../frame/screens/screen.ts'
import { accountPath } from './account-path.ts'

/** The props of an account view. */
export interface AccountViewProps {
  readonly account: Account
}

/** The props of the link next to a product. */
export interface OfferLinkProps extends AccountViewProps {
  readonly product: QuotedProduct
}

/**
 * The additions of a part to the rest of the account page and to expanded rows of the accounts
 * table.
 */
export interface AccountExtras {
  /** A short list, for the overview and an expanded row. */
  readonly Brief?: ComponentType<AccountViewProps>
  /** Shown next to each quotable product: starts a quote. */
  readonly OfferLink?: ComponentType<OfferLinkProps>
  /** Actions in the account's header, for a persona. */
  readonly actions?: (persona: Persona) => readonly Action<Account>[]
}

/** A part of the account page with its own address, declared by its domain. */
interface PartOptions<Path extends string, Search extends z.ZodMiniObject = typeof tableAddress> {
  readonly id: string
  readonly label: WordingKey
  /** The path below the account's address: `/quotes`. */
  readonly path: Path
  /** The shape of its search parameters; a table's when absent. */
  readonly search?: Search
  readonly load: () => Promise<ComponentType<AccountViewProps>>
  readonly extras?: () => Promise<AccountExtras>
  /** Whether it has the screen's primary button. */
  readonly hasPrimary?: true
}

/** A screen that is a part of the account page. */
export interface AccountPart extends AnyScreen {
  readonly part: Pick<PartOptions<string>, 'id' | 'label' | 'extras'>
}

/**
 * Declares a part of the account page. Its module lists it as a screen, and each persona that has
 * it lists it in the order of the tabs.
 */
/*@__NO_SIDE_EFFECTS__*/
export const accountPart = <
  const Path extends `/${string}` | '',
  Search extends z.ZodMiniObject = typeof tableAddress,
>({
  id,
  label,
  path,
  search,
  load,
  extras,
  hasPrimary,
}: PartOptions<Path, Search>) => ({
  ...screen({
    address: `${accountPath.address}${path}`,
    search: search ?? tableAddress,
    load: async () => {
      const [Part, { accountScreen }] = await Promise.all([load(), import('./account-screen.tsx')])
      return accountScreen({ id, hasPrimary: hasPrimary === true }, Part)
    },
  }),
  part: { id, label, ...(extras && { extras: once(extras) }) },
})

/** Loads once, so that components can `use` the same promise in every render. */
const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined
  return () => (loading ??= load())
}

const isPart = (each: AnyScreen): each is AccountPart => 'part' in each

/** The parts of the account page that a persona has, in order. */
export const accountPartsOf = ({ screens }: Persona): readonly AccountPart[] =>
  screens.filter(isPart)

/** The address of a part of one account. */
export const partPath = (persona: Persona, { address }: AccountPart, accountId: string): string =>
  `/${persona.id}${address.replace('$accountId', () => encodeURIComponent(accountId))}`
