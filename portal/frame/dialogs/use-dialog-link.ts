import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { linkedDialog } from '#core/platform/dialogs/dialog.ts'
import { useStore } from '#widgets/react/use-store.ts'
import { useOpenRecord } from '../actions/OpenRecord.tsx'
import { showLoadFailure } from '../errors/show-load-failure.ts'
import { loadPart } from '../errors/load-part.ts'
import type { LinkedDialog } from '../modules/shell-parts.ts'
import { useModules } from '../modules/use-modules.ts'
import { useCan } from '../platform/use-can.ts'
import { usePortal } from '../platform/use-portal.ts'

/** Milliseconds between a page load and the dialog of its address (spec 1 §9). */
const linkDelay = 1_500

/** Milliseconds to wait for further actions of a record after its first ones. */
const actionDelay = 10_000

/**
 * Opens the dialog in the address, once, and removes it from the address. If the address
 * contains an action of the record on screen that asks first, performs it.
 */
export const useDialogLink = (): void => {
  const portal = usePortal()
  const { dialogs: open, clock, notifications, queries, wording } = portal
  const can = useCan()
  const modules = useModules()
  const dialogs = modules.flatMap((module) => module.dialogs?.() ?? [])
  const { modal, modalData } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const recordActions = useOpenRecord()
  const hasNoDialog = useStore(open.$dialog) === undefined
  /** The path and the action to perform once its record is on screen. */
  const pendingAction = useRef<string>(undefined)

  const loadLinked = useEffectEvent(async (): Promise<readonly LinkedDialog[]> => {
    try {
      const lists = modules.flatMap(({ linkedDialogs: load }) => (load ? [load()] : []))
      return (await loadPart(() => Promise.all(lists))).flat()
    } catch (error) {
      showLoadFailure(portal, error)
      return []
    }
  })

  /**
   * The changes that a linked dialog makes are unknown here, so everything on screen is refetched.
   */
  const refetch = (result: unknown) => {
    if (result !== undefined) void queries.client.invalidateQueries({ refetchType: 'active' })
  }

  const follow = useEffectEvent((further: readonly LinkedDialog[]) => {
    const permitted = further.flatMap(([dialog, needs]) => (can(needs) ? [dialog] : []))
    const linked = linkedDialog([...dialogs, ...permitted], modal, modalData)
    void navigate({
      to: '.',
      search: (before) => ({ ...before, modal: undefined, modalData: undefined }),
      hash: true,
      replace: true,
    })
    if (linked) void open.openNext(linked.dialog, linked.input).then(refetch)
    else pendingAction.current = `${pathname} ${modal}`
  })

  /**
   * Shows that the action in the address is not possible, because the record does not offer it now.
   */
  const giveUp = useEffectEvent(() => {
    const isSameScreen = pendingAction.current?.startsWith(`${pathname} `) === true
    pendingAction.current = undefined
    if (isSameScreen) notifications.show('warning', wording.t('portal:dialog.notPossible'))
  })

  useEffect(() => {
    if (modal !== undefined || !hasNoDialog || recordActions.length === 0) return undefined
    const item = recordActions.find(
      ({ id, asks }) => asks && pendingAction.current === `${pathname} ${id}`,
    )
    if (!item) return clock.after(actionDelay, giveUp)
    pendingAction.current = undefined
    item.perform()
    return undefined
  }, [modal, recordActions, hasNoDialog, pathname, clock])

  useEffect(() => {
    if (modal === undefined) return undefined
    let isCancelled = false
    const loading = loadLinked()
    const stop = clock.after(linkDelay, () => {
      void loading.then((further) => {
        if (!isCancelled) follow(further)
      })
    })
    return () => {
      isCancelled = true
      stop()
    }
  }, [modal, clock])
}
