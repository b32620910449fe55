import { getAccount } from '#core/insurance/accounts/endpoints.ts'
import type { Account } from '#core/insurance/accounts/model.ts'
import type { RecordEdits } from '../../../frame/actions/record-edits.ts'
import type { Portal } from '../../../frame/platform/use-portal.ts'

/**
 * Saves the edits on screen and returns the saved account. Undefined if they cannot be saved: the
 * form marks the missing fields, and a message shows which step did not start.
 */
export const saveAccountEdits = async (
  { queries, notifications, wording }: Pick<Portal, 'queries' | 'notifications' | 'wording'>,
  account: Account,
  edits: RecordEdits | undefined,
  step: string,
): Promise<Account | undefined> => {
  if (edits?.isDirty() !== true) return account
  if (!(await edits.save())) {
    notifications.show('error', wording.t('portal:unsaved.notSaved', { action: step }))
    return undefined
  }
  await queries.refresh(getAccount)
  return queries.fetch(getAccount, { params: { id: account.id } })
}
