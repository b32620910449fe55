import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Region } from '#core/foundation/region/regions.ts'
import { regionOfProduct } from '#core/insurance/products/products.ts'
import { quotableStatuses } from '#core/insurance/accounts/model.ts'
import {
  maxUnfinished,
  type draftParams,
  type UnfinishedDraft,
  type WizardDraft,
  type wizardDraftSave,
} from '#core/insurance/quotes/wizard/model.ts'
import { wizardSteps } from '#core/insurance/quotes/wizard/steps.ts'
import { ApiError, notFound } from '../../../kernel/api-error.ts'
import { lockKey } from '../../../kernel/database/lock-key.ts'
import type { Services } from '../../../kernel/services.ts'
import { signedIn } from '../../../kernel/signed-in.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { accountScope } from '../../accounts/scope.ts'
import { lockAccount, readAccount } from '../../accounts/service.ts'
import { accounts } from '../../accounts/tables.ts'
import { wizardDrafts } from './tables.ts'

/** The draft's key, without its user. */
export interface DraftRef extends z.output<typeof draftParams> {
  readonly policyId?: string | undefined
}

type DraftRow = typeof wizardDrafts.$inferSelect

const toWire = (row: DraftRow | undefined): WizardDraft => ({
  values: row?.values ?? {},
  revision: row?.revision ?? 0,
  modified: row?.modified.toISOString() ?? null,
})

/** The key of a draft of the viewer; 404 for an account outside their scope. */
const keyOf = async (
  services: Services,
  viewer: Viewer,
  { accountId, product, policyId = '' }: DraftRef,
  find: (
    ...given: Parameters<typeof readAccount>
  ) => Promise<{ readonly id: string; readonly region: Region }> = readAccount,
) => {
  const { userId } = signedIn(viewer)
  const { id, region } = await find(services, viewer, accountId)
  // a product is quoted in its own region only
  if (regionOfProduct[product] !== region) throw notFound()
  return { userId, accountId: id, product, policyId }
}

const isDraft = (key: Awaited<ReturnType<typeof keyOf>>) =>
  and(
    eq(wizardDrafts.userId, key.userId),
    eq(wizardDrafts.accountId, key.accountId),
    eq(wizardDrafts.product, key.product),
    eq(wizardDrafts.policyId, key.policyId),
  )

const rowOf = async (
  { database }: Services,
  key: Awaited<ReturnType<typeof keyOf>>,
): Promise<DraftRow | undefined> => {
  const [row] = await database.handle().select().from(wizardDrafts).where(isDraft(key))
  return row
}

/** The viewer's draft; empty if there is none. */
export const readDraft = async (
  services: Services,
  viewer: Viewer,
  which: DraftRef,
): Promise<WizardDraft> => toWire(await rowOf(services, await keyOf(services, viewer, which)))

const [firstStep] = wizardSteps

/**
 * Whether a draft is more than an opened or restarted wizard: something was typed, or a later step was
 * reached.
 */
const isHalfDone = sql`(coalesce(${wizardDrafts.values} ->> 'calculator', '') <> ''
  or coalesce(${wizardDrafts.values} ->> 'step', ${firstStep.id}) <> ${firstStep.id})`

/** The viewer's drafts of accounts that they can still see and quote, newest first. */
export const listDrafts = async (
  { database }: Services,
  viewer: Viewer,
): Promise<{ content: UnfinishedDraft[] }> => {
  const { userId } = signedIn(viewer)
  const rows = await database
    .handle()
    .select({ draft: wizardDrafts, accountName: accounts.name })
    .from(wizardDrafts)
    .innerJoin(accounts, eq(accounts.id, wizardDrafts.accountId))
    .where(
      and(
        eq(wizardDrafts.userId, userId),
        isHalfDone,
        accountScope(viewer),
        inArray(accounts.status, [...quotableStatuses]),
      ),
    )
    .orderBy(desc(wizardDrafts.modified))
    .limit(maxUnfinished)
  return {
    content: rows.map(({ draft: { accountId, product, policyId, values, modified }, ...row }) => ({
      ...row,
      accountId,
      product,
      ...(policyId !== '' && { policyId }),
      ...(values.step !== undefined && { step: values.step }),
      modified: modified.toISOString(),
    })),
  }
}

/** Maximum drafts of a user; the oldest are deleted. */
export const maxDrafts = 200

/** Makes room for one more draft of a user. */
const makeRoom = async ({ database }: Services, userId: string): Promise<void> => {
  const isOwn = eq(wizardDrafts.userId, userId)
  const [last] = await database
    .handle()
    .select({ modified: wizardDrafts.modified })
    .from(wizardDrafts)
    .where(isOwn)
    .orderBy(desc(wizardDrafts.modified))
    .offset(maxDrafts - 1)
    .limit(1)
  if (last === undefined) return
  await database
    .handle()
    .delete(wizardDrafts)
    .where(and(isOwn, lte(wizardDrafts.modified, last.modified)))
}

/** Replaces the revision that was read; 409 if another tab has saved since. */
export const saveDraft = (
  services: Services,
  viewer: Viewer,
  which: DraftRef,
  { values, revision }: z.output<typeof wizardDraftSave>,
): Promise<WizardDraft> =>
  services.database.transaction(async () => {
    // an account that is being deleted gets no draft
    const key = await keyOf(services, viewer, which, lockAccount)
    await lockKey(services, 'draft', Object.values(key).join('|'))
    const before = await rowOf(services, key)
    if ((before?.revision ?? 0) !== revision) throw new ApiError('draftChanged')
    if (before === undefined) await makeRoom(services, key.userId)
    const changes = { values, revision: revision + 1, modified: services.clock.now() }
    await services.database
      .handle()
      .insert(wizardDrafts)
      .values({ ...key, ...changes })
      .onConflictDoUpdate({
        target: [
          wizardDrafts.userId,
          wizardDrafts.accountId,
          wizardDrafts.product,
          wizardDrafts.policyId,
        ],
        set: changes,
      })
    return toWire(await rowOf(services, key))
  })

/** Deletes the viewer's draft. */
export const deleteDraft = async (
  services: Services,
  viewer: Viewer,
  which: DraftRef,
): Promise<undefined> => {
  const key = await keyOf(services, viewer, which)
  await services.database.handle().delete(wizardDrafts).where(isDraft(key))
}
