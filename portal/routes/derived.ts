import type {
  AnyContext,
  AnyRoute,
  ResolveFullPath,
  ResolveId,
  ResolveParams,
  Route,
} from '@tanstack/react-router'
import type { Module } from '../frame/modules/module.ts'
import type { AnyPage } from '../frame/screens/page.ts'

/** The route of an address below a parent, typed as by the router's `createRoute`. */
type RouteBelow<Parent extends AnyRoute, Address extends string, Checked, Before, Loader> = Route<
  unknown,
  Parent,
  Address,
  ResolveFullPath<Parent, Address>,
  string,
  ResolveId<Parent, string, Address>,
  Checked,
  ResolveParams<Address>,
  AnyContext,
  AnyContext,
  Before,
  // As in `createRoute` for a route without loader dependencies.
  // oxlint-disable-next-line typescript/no-generated-empty-object-type
  Record<never, never>,
  Loader
>

/** The route of a screen. */
export type ScreenRoute<Parent extends AnyRoute, Value> = Value extends {
  readonly address: infer Address extends string
  readonly search?: infer Checked
}
  ? RouteBelow<Parent, Address, Checked, AnyContext, undefined>
  : never

/** The route of a page. */
export type PageRoute<Parent extends AnyRoute, Value> = Value extends {
  readonly address: infer Address extends string
  readonly search?: infer Checked
  readonly before?: (entry: never) => Promise<infer Context>
  readonly data?: (entry: never) => Promise<infer Data>
}
  ? RouteBelow<Parent, Address, Checked, () => Promise<Context>, () => Promise<Data>>
  : never

/** The values that modules list under one key, as one tuple. */
export type Listed<
  Modules extends readonly Module[],
  Name extends 'screens' | 'pages',
> = Modules extends readonly [infer First, ...infer Rest extends readonly Module[]]
  ? [
      ...(First extends { readonly [_ in Name]: infer Values extends readonly unknown[] }
        ? Values
        : []),
      ...Listed<Rest, Name>,
    ]
  : []

/** The routes of screens, in order. */
export type ScreenRoutes<Parent extends AnyRoute, Screens> = {
  [At in keyof Screens]: ScreenRoute<Parent, Screens[At]>
}

/** The pages of one frame. */
export type Framed<Pages, Frame extends AnyPage['frame']> = Pages extends readonly [
  infer First,
  ...infer Rest,
]
  ? [...(First extends { readonly frame: Frame } ? [First] : []), ...Framed<Rest, Frame>]
  : []

/** The routes of pages, in order. */
export type PageRoutes<Parent extends AnyRoute, Pages> = {
  [At in keyof Pages]: PageRoute<Parent, Pages[At]>
}
