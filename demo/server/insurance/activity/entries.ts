import { activitySubjects, type ActivityEntry } from '#core/insurance/activity/model.ts'
import { userNames } from '../../directory/users/user-name.ts'
import type { ActivityKind, ActivityRecord } from '../../kernel/activity/tables.ts'
import type { Services } from '../../kernel/services.ts'

/** Record kinds whose entries appear in their account's log. */
export const accountRecordKinds = [
  'account',
  'quote',
  'submission',
] as const satisfies readonly ActivityKind[]

/** The part of an account, quote or submission that an entry is about. */
export const partOf = ({ part }: Pick<ActivityRecord, 'part'>): ActivityEntry['subject'] =>
  activitySubjects.find((each) => each === part) ?? 'account'

/**
 * Entries without the account, which the viewer knows. Users have their current names; logged values
 * stay as they were.
 */
export const entriesToWire = async (
  services: Pick<Services, 'database'>,
  records: readonly ActivityRecord[],
): Promise<(Omit<ActivityEntry, 'accountId'> & Pick<ActivityRecord, 'accountId'>)[]> => {
  const names = await userNames(
    services,
    records.map(({ actorId }) => actorId),
  )
  return records.map((record) => ({
    ...entryToWire(record, names.get(record.actorId) ?? record.actorName),
    accountId: record.accountId,
  }))
}

const entryToWire = (
  record: ActivityRecord,
  userName: string,
): Omit<ActivityEntry, 'accountId'> => ({
  id: record.id,
  act: record.act,
  subject: partOf(record),
  ...(record.subjectKind === 'quote' &&
    record.subjectNumber !== null && { quoteNumber: record.subjectNumber }),
  userName,
  isStaff: record.isStaff,
  changes: [...record.changes],
  at: record.at.toISOString(),
})
