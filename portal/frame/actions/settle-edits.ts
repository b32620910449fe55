import { confirm } from '../dialogs/confirm.ts'
import { labelOf, type Action, type ActionContext } from './action.ts'

/**
 * Settles the edits on screen and returns the function that performs an action. Undefined if the
 * user cancels, the edits cannot be saved, or the saved record does not allow the action.
 */
export const settleEdits = async <Record>(
  action: Action<Record>,
  record: Record,
  context: ActionContext,
): Promise<(() => Promise<void>) | undefined> => {
  const { unsaved } = action
  const { portal, edits } = context
  const perform = () => action.perform(record, context)
  if (unsaved === 'keep' || edits?.isDirty() !== true) return perform
  const { wording, notifications } = portal
  const params = { action: wording.t(labelOf(action, record)) }
  const changes = edits.changes()
  const ask = (kind: 'save' | 'discard') =>
    confirm(portal, {
      title: wording.t(`portal:unsaved.${kind}Title`),
      lead: wording.t(`portal:unsaved.${kind}Lead`, params),
      confirm: wording.t(`portal:unsaved.${kind}`),
      ...(changes.length > 0 ? { summary: changes.map(([name, value]) => [name, value]) } : {}),
    })

  if (unsaved === 'discard') {
    const go = (address: string) => context.go(address, 'lost')
    return (await ask('discard')) ? () => action.perform(record, { ...context, go }) : undefined
  }
  if (!(await ask('save'))) return undefined
  if (!(await edits.save())) {
    notifications.show('error', wording.t('portal:unsaved.notSaved', params))
    return undefined
  }
  const performSaved = await unsaved.afterSaving(record, context)
  if (performSaved === undefined) {
    notifications.show('warning', wording.t('portal:unsaved.nowForbidden', params))
  }
  return performSaved
}
