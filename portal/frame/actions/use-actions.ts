import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { isCancelled } from '#core/foundation/errors/client-error.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { MenuItem } from '../parts/Menu.tsx'
import { usePersona } from '../personas/use-persona.ts'
import { useCan } from '../platform/use-can.ts'
import { usePortal } from '../platform/use-portal.ts'
import { labelOf, visibleActions, type Action, type ActionContext } from './action.ts'
import { saveFile } from './save-file.ts'

/** What actions reach, and how a failed one tells. */
export const useActionContext = (): ActionContext => {
  const portal = usePortal()
  const persona = usePersona()
  const router = useRouter()
  return useMemo(
    () => ({ portal, persona, saveFile, go: (address) => router.navigate({ href: address }) }),
    [portal, persona, router],
  )
}

/** Performs an action; what it throws is told in a notification. */
export const performAction = async <Record>(
  action: Action<Record>,
  record: Record,
  context: ActionContext,
): Promise<void> => {
  try {
    await action.perform(record, context)
  } catch (error) {
    if (isCancelled(error)) return
    const { notifications, wording } = context.portal
    const text = error instanceof Error && error.message !== '' ? error.message : undefined
    notifications.show('error', text ?? wording.t('portal:action.failed'))
  }
}

/** The actions of a record that the viewer is shown. */
export const useVisibleActions = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
): readonly Action<Record>[] => visibleActions(actions, record, useCan())

/** The visible actions of a record as items of a menu. */
export const useActionItems = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
): readonly MenuItem[] => {
  const context = useActionContext()
  const t = useWording()
  return useVisibleActions(actions, record).map((action) => ({
    id: action.id,
    label: t(labelOf(action, record)),
    icon: action.icon,
    ...(action.isDangerous ? { isDangerous: true } : {}),
    perform: () => void performAction(action, record, context),
  }))
}
