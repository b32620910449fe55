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
 * Opens the dialog that the address names, once, and removes it from the address. If the address
 * names an action of the record on screen that asks first, performs it.
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
  const offered = useOpenRecord()
  const isFree = useStore(open.$dialog) === undefined
  /** The path and the action to perform once its record is on screen. */
  const named = useRef<string>(undefined)

  const loadLinked = useEffectEvent(async (): Promise<readonly LinkedDialog[]> => {
    try {
      const lists = modules.flatMap(({ linkedDialogs: load }) => (load ? [load()] : []))
      return (await loadPart(() => Promise.all(lists))).flat()
    } catch (error) {
      showLoadFailure(portal, error)
      return []
    }
  })

  /** An address does not tell what its dialog changes, so everything on screen is refetched. */
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
    else named.current = `${pathname} ${modal}`
  })

  /** The record has no action with the name in the address, so it is not possible now. */
  const giveUp = useEffectEvent(() => {
    const isHere = named.current?.startsWith(`${pathname} `) === true
    named.current = undefined
    if (isHere) notifications.show('warning', wording.t('portal:dialog.notPossible'))
  })

  useEffect(() => {
    if (modal !== undefined || !isFree || offered.length === 0) return undefined
    const item = offered.find(({ id, asks }) => asks && named.current === `${pathname} ${id}`)
    if (!item) return clock.after(actionDelay, giveUp)
    named.current = undefined
    item.perform()
    return undefined
  }, [modal, offered, isFree, pathname, clock])

  useEffect(() => {
    if (modal === undefined) return undefined
    let isLeft = false
    const loading = loadLinked()
    const stop = clock.after(linkDelay, () => {
      void loading.then((further) => {
        if (!isLeft) follow(further)
      })
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [modal, clock])
}
