import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { isCancelled } from '#core/errors/client-error.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import type { MenuItem } from '../parts/Menu.tsx'
import { usePersona } from '../personas/use-persona.ts'
import { usePortal } from '../platform/use-portal.ts'
import { visibleActions, type Action, type ActionContext } from './action.ts'
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

/** The visible actions of a record as items of a menu. */
export const useActionItems = <Record>(
  actions: readonly Action<Record>[],
  record: Record,
): readonly MenuItem[] => {
  const context = useActionContext()
  const t = useWording()
  const { permissions } = context.portal
  // Known a moment after the first rows.
  useStore(permissions.$map)
  const allowed = visibleActions(actions, record).filter(({ needs = 'any' }) =>
    permissions.can(needs),
  )
  return allowed.map((action) => ({
    id: action.id,
    label: t(action.label(record)),
    icon: action.icon,
    ...(action.isDangerous ? { isDangerous: true } : {}),
    perform: () => void performAction(action, record, context),
  }))
}
