import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Locale } from '#core/foundation/region/regions.ts'
import type {
  SecurityAnswersRecord,
  SecurityAnswersSave,
  socialEngineering,
  SocialEngineeringAnswer,
} from '#core/insurance/security/model.ts'
import {
  missingAnswers,
  socialEngineeringBarriers,
  applicableAnswers,
} from '#core/insurance/security/rules.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { lockAccount, readAccount } from '../accounts/service.ts'
import { changesBetween } from '../../kernel/activity/changes.ts'
import { logChange } from '../../kernel/activity/log.ts'
import { accountSubject } from '../activity/subjects.ts'
import { userName, userNames } from '../../directory/users/user-name.ts'
import { securityAnswers } from './tables.ts'

const recordOf = async ({ database }: Services, accountId: string) => {
  const [record] = await database
    .handle()
    .select()
    .from(securityAnswers)
    .where(eq(securityAnswers.accountId, accountId))
  return record
}

const nameOf = async (
  services: Services,
  record: typeof securityAnswers.$inferSelect | undefined,
): Promise<string | undefined> => {
  const names = await userNames(services, [record?.modifiedById])
  return names.get(record?.modifiedById ?? '') ?? record?.modifiedBy ?? undefined
}

const toWire = async (
  services: Services,
  accountId: string,
  record: typeof securityAnswers.$inferSelect | undefined,
): Promise<SecurityAnswersRecord> => {
  const modifiedBy = await nameOf(services, record)
  return {
    accountId,
    fields: record?.fields ?? {},
    p250Details: record?.p250Details ?? {},
    modified: record?.modified.toISOString() ?? null,
    ...(modifiedBy === undefined ? {} : { modifiedBy }),
  }
}

/** The answers of an account that the viewer sees; empty before the first save. */
export const readAnswers = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
): Promise<SecurityAnswersRecord> => {
  const { id } = await readAccount(services, viewer, accountId)
  return toWire(services, id, await recordOf(services, id))
}

/** Merges answers into the stored ones; the caller has locked the account. */
const write = async (
  services: Services,
  viewer: Viewer,
  accountId: string,
  stored: typeof securityAnswers.$inferSelect | undefined,
  answers: Pick<SecurityAnswersRecord, 'fields' | 'p250Details'>,
): Promise<void> => {
  const values = {
    fields: applicableAnswers(answers.fields),
    p250Details: answers.p250Details,
    modifiedBy: await userName(services, viewer),
    modifiedById: viewer.kind === 'user' ? viewer.userId : null,
    modified: services.clock.now(),
  }
  await services.database
    .handle()
    .insert(securityAnswers)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: securityAnswers.accountId, set: values })
  const changes = changesBetween(
    { ...stored?.fields, ...stored?.p250Details },
    { ...values.fields, ...values.p250Details },
  )
  await logChange(services, viewer, accountSubject(accountId, 'security'), changes)
}

/** Replaces the answers; a missing required answer is reported at its field. */
export const saveAnswers = (
  services: Services,
  viewer: Viewer,
  { accountId, product, coverages, fields, p250Details = {} }: SecurityAnswersSave,
  { seen }: { readonly seen?: string },
): Promise<SecurityAnswersRecord> =>
  services.database.transaction(async () => {
    const { id } = await lockAccount(services, viewer, accountId)
    const stored = await recordOf(services, id)
    if (seen !== undefined && seen !== (stored?.modified.toISOString() ?? ''))
      throw new ApiError('securityAnswersChanged')
    const missing = missingAnswers({ product, coverages }, fields, p250Details)
    if (missing.length > 0) {
      throw new ApiError('invalidInput', {
        fieldErrors: missing.map(({ part, name }) => ({
          code: 'security:answerRequired',
          field: `${part}.${name}`,
        })),
      })
    }
    await write(services, viewer, id, stored, { fields, p250Details })
    return toWire(services, id, await recordOf(services, id))
  })

/** Stores the three answers and returns whether the endorsement is offered (spec 3 §4). */
export const answerSocialEngineering = (
  services: Services,
  viewer: Viewer,
  { accountId, ...answers }: z.output<typeof socialEngineering>,
  locale: Locale,
): Promise<SocialEngineeringAnswer> =>
  services.database.transaction(async () => {
    const { id } = await lockAccount(services, viewer, accountId)
    const stored = await recordOf(services, id)
    const { fields, p250Details } = await toWire(services, id, stored)
    await write(services, viewer, id, stored, { fields: { ...fields, ...answers }, p250Details })
    const barriers = socialEngineeringBarriers(answers)
    const t = services.wording.in(locale)
    return {
      socialEngineering: barriers.length === 0,
      reason: barriers.map((question) => t(`security:reasons.${question}`)),
    }
  })
