import { createRoute, type AnyRoute } from '@tanstack/react-router'
import { lazyRouteComponent } from '../frame/errors/load-part.ts'
import type { Module } from '../frame/modules/module.ts'
import type { AnyPage } from '../frame/screens/page.ts'
import { modules } from '../modules.ts'
import { rootRoute, type RouteContext } from './root.ts'
import type { Framed, Listed, PageRoutes } from './derived.ts'
import { publicRoute } from './public-route.ts'

/** The arguments of a route's functions. */
interface Opening {
  readonly context: RouteContext
}

/**
 * The route of a page. The page's functions are typed by its own search shape, which has already
 * validated the search.
 */
const routeOf = (parent: AnyRoute, page: AnyPage): AnyRoute => {
  const { address, texts = ['errors'], before, data, Skeleton } = page

  const beforeLoad =
    before &&
    (({ context: { portal }, search }: Opening & { readonly search: unknown }) =>
      before({ portal, search: search as never }))

  const loader = async ({
    context: { portal },
    location,
  }: Opening & { readonly location: { readonly search: unknown } }) => {
    await portal.wording.load(...texts)
    return data?.({ portal, search: location.search as never })
  }

  return createRoute({
    getParentRoute: () => parent,
    path: address,
    ...(page.search ? { validateSearch: page.search } : {}),
    ...(beforeLoad ? { beforeLoad } : {}),
    ...(texts.length > 0 || data ? { loader, staleTime: Infinity } : {}),
    ...(Skeleton ? { pendingMs: 0, pendingMinMs: 0, pendingComponent: Skeleton } : {}),
    component: lazyRouteComponent(async () => ({ View: await page.load() }), 'View'),
  })
}

type Pages = Listed<typeof modules, 'pages'>

const every: readonly Module[] = modules

const pageRoutes = (frame: AnyPage['frame'], parent: AnyRoute): readonly AnyRoute[] =>
  every
    .flatMap(({ pages = [] }) => pages)
    .filter((page) => page.frame === frame)
    .map((page) => routeOf(parent, page))

/** Pages in the public frame. */
export const framedPages = pageRoutes('public', publicRoute) as unknown as PageRoutes<
  typeof publicRoute,
  Framed<Pages, 'public'>
>

/** Pages without a frame. */
export const plainPages = pageRoutes('none', rootRoute) as unknown as PageRoutes<
  typeof rootRoute,
  Framed<Pages, 'none'>
>
