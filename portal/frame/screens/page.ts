import type { FunctionComponent } from 'react'
import type * as z from 'zod/mini'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { Portal } from '../platform/use-portal.ts'
import type { Search } from './screen.ts'

/** The input of a page's `before`. */
export interface PageEntry<Checked extends Search> {
  readonly portal: Portal
  /** The validated search parameters. */
  readonly search: Checked extends z.ZodMiniType ? z.output<Checked> : unknown
}

/** The options of every page. */
interface PageBase<Address extends string, Checked extends Search> {
  /** The path from the root, in the router's syntax: `/validate/$workflowId`. */
  readonly address: Address
  readonly search?: Checked
  /** Texts that load before the page renders, besides its frame's; by default those of errors. */
  readonly texts?: readonly Namespace[]
  /** Shown while the page loads. */
  readonly Skeleton?: FunctionComponent
  /** Loads the view. */
  readonly load: () => Promise<FunctionComponent>
}

/** The input of a page's own functions: see `before` and `data` of `page`. */
type Found = object | void

/** A page without a sign-in. */
export interface AnyPage extends PageBase<string, Search> {
  /** `public`: inside the frame of the public pages; `none`: without a frame. */
  readonly frame: 'public' | 'none'
  readonly before?: (entry: PageEntry<never>) => Promise<Found>
  readonly data?: (entry: PageEntry<never>) => Promise<unknown>
}

/** A page: a public address and its view. */
export interface Page<
  Frame extends AnyPage['frame'],
  Address extends string,
  Checked extends Search,
  Context extends Found,
  Data,
> extends PageBase<Address, Checked> {
  readonly frame: Frame
  /** Runs on every visit and every address change: redirects, or returns the route's context. */
  readonly before?: (entry: PageEntry<Checked>) => Promise<Context>
  /** Runs once: the route's data. */
  readonly data?: (entry: PageEntry<Checked>) => Promise<Data>
}

/** Declares a page in the frame of the public pages, or one without a frame. */
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
