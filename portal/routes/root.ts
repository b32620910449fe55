import { createRootRouteWithContext } from '@tanstack/react-router'
import * as z from 'zod/mini'
import type { Portal } from '../frame/platform/use-portal.ts'
import { NotFound } from '../frame/errors/NotFound.tsx'
import { RootError } from '../frame/errors/ErrorScreen.tsx'
import { Root } from '../frame/shell/Root.tsx'
import { addressText } from '../frame/addresses/search.ts'

/** The context of every route. */
export interface RouteContext {
  readonly portal: Portal
}

/** The root route; a deep link opens a dialog by id (spec 1 §2). */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  validateSearch: z.object({ modal: addressText, modalData: addressText }),
  loader: ({ context }) => context.portal.ready(),
  staleTime: Infinity,
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: RootError,
})
