import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import { isImpersonating } from '#core/identity/session/rules.ts'
import {
  maxOwnViews,
  maxSharedViews,
  type SavedView,
  type ViewDraft,
} from '#core/identity/saved-views/model.ts'
import { organisations, users } from '../../directory/users/tables.ts'
import { ApiError, fieldError, notFound } from '../../kernel/api-error.ts'
import { lockKey } from '../../kernel/database/lock-key.ts'
import type { Services } from '../../kernel/services.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { savedViews } from './tables.ts'

type ViewRecord = typeof savedViews.$inferSelect

/** Views of the account: the user's own, and shared ones. */
const isVisibleTo = (viewer: Viewer): SQL | undefined => {
  const { userId, accountId } = signedIn(viewer)
  return and(
    eq(savedViews.organisationId, accountId),
    or(eq(savedViews.userId, userId), savedViews.isShared),
  )
}

const mayChange = (viewer: Viewer, { userId, isShared }: ViewRecord): boolean => {
  const { userId: own, permissions } = signedIn(viewer)
  return userId === own || (isShared && permissions.includes('user:manage'))
}

const selectViews = (services: Services, where: SQL | undefined) =>
  services.database
    .handle()
    .select({
      view: savedViews,
      firstName: users.firstName,
      lastName: users.lastName,
      subscriberType: organisations.accountType,
    })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.userId))
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(where)
    .orderBy(sql`lower(${savedViews.name})`, savedViews.id)

type Selected = Awaited<ReturnType<typeof selectViews>>[number]

/** The author that a viewer sees. Only staff see the names of impersonating staff. */
const authorOf = (
  viewer: Viewer,
  { firstName, lastName, subscriberType }: Selected,
): SavedView['author'] => {
  const { accountType, isImpersonating: isInside } = signedIn(viewer)
  const isHidden = isImpersonating({ subscriberType, accountType }) && isInside !== true
  return isHidden ? null : `${firstName} ${lastName}`
}

const toWire = (viewer: Viewer, selected: Selected): SavedView => {
  const { view } = selected
  return {
    id: view.id,
    table: view.table,
    name: view.name,
    isShared: view.isShared,
    address: view.address,
    author: authorOf(viewer, selected),
    mayChange: mayChange(viewer, view),
    modified: view.modified.toISOString(),
  }
}

/** The views of a table that a viewer sees, by name. */
export const listViews = async (
  services: Services,
  viewer: Viewer,
  table: string,
): Promise<SavedView[]> => {
  const found = await selectViews(services, and(isVisibleTo(viewer), eq(savedViews.table, table)))
  return found.map((each) => toWire(viewer, each))
}

/** A view to change, locked; undefined when there is none, 404 when the viewer does not see it. */
const readForChange = async (
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<ViewRecord | undefined> => {
  const handle = services.database.handle()
  const [view] = await handle.select().from(savedViews).where(eq(savedViews.id, id)).for('update')
  if (view === undefined) return undefined
  const [seen] = await handle
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(eq(savedViews.id, id), isVisibleTo(viewer)))
  if (seen === undefined) throw notFound()
  if (!mayChange(viewer, view)) throw new ApiError('viewForbids')
  return view
}

/** Rejects a name that another view of the same list has, and a view above the limit. */
const assertFits = async (
  services: Services,
  id: string,
  view: Omit<ViewRecord, 'id' | 'address' | 'modified'>,
): Promise<void> => {
  const ofList = and(
    eq(savedViews.organisationId, view.organisationId),
    eq(savedViews.isShared, view.isShared),
    view.isShared ? undefined : eq(savedViews.userId, view.userId),
    ne(savedViews.id, id),
  )
  const isNamesake = sql`${savedViews.table} = ${view.table} and lower(${savedViews.name}) = lower(${view.name})`
  const [counted] = await services.database
    .handle()
    .select({
      count: sql<number>`count(*)::int`,
      namesakes: sql<number>`(count(*) filter (where ${isNamesake}))::int`,
    })
    .from(savedViews)
    .where(ofList)
  const { count, namesakes } = counted ?? { count: 0, namesakes: 0 }
  if (namesakes > 0) throw fieldError('saved-views:error.nameTaken', 'name')
  if (count >= (view.isShared ? maxSharedViews : maxOwnViews))
    throw fieldError('saved-views:error.tooMany', 'name')
}

/** Saves a view under the id that its user chose. An existing view does not change its author. */
export const saveView = (
  services: Services,
  viewer: Viewer,
  id: string,
  draft: ViewDraft,
): Promise<SavedView> =>
  services.database.transaction(async () => {
    const { userId, accountId: organisationId } = signedIn(viewer)
    await lockKey(services, 'savedViews', organisationId)
    const before = await readForChange(services, viewer, id)
    const author = before?.userId ?? userId
    // only the author can make a view private, because it disappears for everybody else
    if (author !== userId && !draft.isShared) throw new ApiError('viewForbids')
    const view = { ...draft, userId: author, organisationId, modified: services.clock.now() }
    await assertFits(services, id, view)
    const [written] = await services.database
      .handle()
      .insert(savedViews)
      .values({ id, ...view })
      // the lock covers one account; another account may have used the id meanwhile
      .onConflictDoUpdate({
        target: savedViews.id,
        set: view,
        setWhere: eq(savedViews.organisationId, organisationId),
      })
      .returning({ id: savedViews.id })
    if (written === undefined) throw notFound()
    const [saved] = await selectViews(services, eq(savedViews.id, id))
    if (saved === undefined) throw notFound()
    return toWire(viewer, saved)
  })

/** Deletes a view. Ignores a view that the viewer does not see. */
export const deleteView = (services: Services, viewer: Viewer, id: string): Promise<undefined> =>
  services.database.transaction(async () => {
    const handle = services.database.handle()
    const seen = and(eq(savedViews.id, id), isVisibleTo(viewer))
    const [view] = await handle.select().from(savedViews).where(seen).for('update')
    if (view === undefined) return undefined
    if (!mayChange(viewer, view)) throw new ApiError('viewForbids')
    await handle.delete(savedViews).where(eq(savedViews.id, id))
    return undefined
  })
