import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { saveFile } from '#widgets/kit/save-file.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { useHasFlag } from '../flags/use-has-flag.ts'
import type { MenuItem } from '../parts/Menu.tsx'
import { usePersona } from '../personas/use-persona.ts'
import { useCan } from '../platform/use-can.ts'
import { usePortal } from '../platform/use-portal.ts'
import { showActionError } from './show-action-error.ts'
import { labelOf, visibleActions, type Action, type ActionContext } from './action.ts'
import { useRecordEdits } from './RecordEditsProvider.tsx'
import { settleEdits } from './settle-edits.ts'

/** The context that actions run in. */
export const useActionContext = (): ActionContext => {
  const portal = usePortal()
  const persona = usePersona()
  const edits = useRecordEdits()
  const router = useRouter()
  return useMemo(
    () => ({
      portal,
      persona,
      edits,
      saveFile,
      go: (address, unsaved) =>
        router.navigate({ href: address, ignoreBlocker: unsaved === 'lost' }),
    }),
    [portal, persona, edits, router],
  )
}

/** Settles the edits on screen, then performs the action; an error is shown in a notification. */
export const performAction = async <Record>(
  action: Action<Record>,
  record: Record,
  context: ActionContext,
): Promise<void> => {
  const waitsFor = action.blocked?.(record)
  if (waitsFor !== undefined) {
    context.portal.notifications.show('error', waitsFor)
    return
  }
  try {
    const perform = await settleEdits(action, record, context)
    await perform?.()
  } catch (error) {
    showActionError(context.portal, error)
  }
}

/** The actions of a record that the viewer sees. */
export const useVisibleActions = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
): readonly Action<Record>[] => visibleActions(actions, record, useCan(), useHasFlag())

/** A function that builds the menu of a record's visible actions; undefined when there are none. */
export const useActionMenu = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
): (() => readonly MenuItem[]) | undefined => {
  const context = useActionContext()
  const t = useWording()
  const visible = useVisibleActions(actions, record)
  if (visible.length === 0) return undefined
  return () =>
    visible.map((action) => ({
      id: action.id,
      label: t(labelOf(action, record)),
      icon: action.icon,
      note: action.blocked?.(record),
      ...(action.isDangerous ? { isDangerous: true } : {}),
      asks: action.asks,
      perform: () => void performAction(action, record, context),
    }))
}

/** The visible actions of a record as menu items. */
export const useActionItems = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
): readonly MenuItem[] => useActionMenu(actions, record)?.() ?? []
