import { createRootRouteWithContext } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { NotFound } from '../frame/errors/NotFound.tsx'
import { RootError } from '../frame/errors/RootError.tsx'
import { Root } from '../frame/shell/Root.tsx'
import type { RouteContext } from './context.ts'
import { addressText } from '../frame/addresses/search.ts'

/** The root of all routes; a deep link opens a dialog by id (spec 1 §2). */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  validateSearch: z.object({ modal: addressText, modalData: addressText }),
  loader: ({ context }) => context.portal.ready(),
  staleTime: Infinity,
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: RootError,
})
