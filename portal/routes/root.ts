import { createRootRouteWithContext } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { NotFound } from '../screens/not-found/NotFound.tsx'
import { RootError } from '../screens/error/RootError.tsx'
import { Root } from '../shell/Root.tsx'
import type { RouteContext } from './context.ts'
import { addressText } from './search.ts'

/** Above every route; a deep link opens a dialog by id (spec 1 §2). */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  validateSearch: z.object({ modal: addressText, modalData: addressText }),
  loader: ({ context }) => context.portal.ready(),
  staleTime: Infinity,
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: RootError,
})
