import type { FunctionComponent } from 'react'
import type * as z from 'zod/mini'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { Portal } from '../platform/portal-context.ts'
import type { Search } from './screen.ts'

/** What is known when a page is about to open. */
export interface PageEntry<Checked extends Search> {
  readonly portal: Portal
  /** The checked search parameters. */
  readonly search: Checked extends z.ZodMiniType ? z.output<Checked> : unknown
}

/** What every page says of itself. */
interface PageBase<Address extends string, Checked extends Search> {
  /** From the root, in the router's words: `/validate/$workflowId`. */
  readonly address: Address
  readonly search?: Checked
  /**
   * Texts that must be here before the page is drawn, beside those of its frame; those of forms and of
   * messages unless it says so.
   */
  readonly texts?: readonly Namespace[]
  /** Stands in from the start while the page is on its way. */
  readonly Skeleton?: FunctionComponent
  /** Brings the view. */
  readonly load: () => Promise<FunctionComponent>
}

/** The values that a page's own functions find: see `before` and `data` of `page`. */
type Found = object | void

/** Any page that opens without a sign-in. */
export interface AnyPage extends PageBase<string, Search> {
  /** `public`: inside the frame of the public pages; `none`: the page brings its own. */
  readonly frame: 'public' | 'none'
  readonly before?: (entry: PageEntry<never>) => Promise<Found>
  readonly data?: (entry: PageEntry<never>) => Promise<unknown>
}

/** A page: an address that anybody may open, and what brings its view. */
export interface Page<
  Frame extends AnyPage['frame'],
  Address extends string,
  Checked extends Search,
  Context extends Found,
  Data,
> extends PageBase<Address, Checked> {
  readonly frame: Frame
  /** Runs at every opening and every change of the address: leads elsewhere, or gives the route's context. */
  readonly before?: (entry: PageEntry<Checked>) => Promise<Context>
  /** Runs once: the route's data. */
  readonly data?: (entry: PageEntry<Checked>) => Promise<Data>
}

/** Declares a page in the frame of the public pages, or one that stands alone. */
/*@__NO_SIDE_EFFECTS__*/
export const page = <
  const Frame extends AnyPage['frame'],
  const Address extends `/${string}`,
  Checked extends Search = undefined,
  Context extends Found = void,
  Data = undefined,
>(
  value: Page<Frame, Address, Checked, Context, Data>,
): Page<Frame, Address, Checked, Context, Data> => value
