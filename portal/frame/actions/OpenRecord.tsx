import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLatest } from '#widgets/react/use-latest.ts'
import type { MenuItem } from '../parts/Menu.tsx'

interface OpenRecordState {
  readonly items: readonly MenuItem[]
  readonly offer: (items: readonly MenuItem[]) => void
}

const OpenRecordContext = createContext<OpenRecordState>({ items: [], offer: () => {} })

/** Provides the actions of the record on screen to the command palette. */
export const OpenRecordProvider = ({ children }: { readonly children: ReactNode }) => {
  const [items, offer] = useState<readonly MenuItem[]>([])
  const state = useMemo(() => ({ items, offer }), [items])
  return <OpenRecordContext value={state}>{children}</OpenRecordContext>
}

/** The actions of the record on screen. */
export const useOpenRecord = (): readonly MenuItem[] => use(OpenRecordContext).items

/** Offers the record's actions while its screen is mounted. */
export const useOfferedItems = (items: readonly MenuItem[]): void => {
  const { offer } = use(OpenRecordContext)
  const key = items.map((item) => item.id).join()
  const latest = useLatest(items)
  useEffect(() => {
    // An action uses the record's current value when it is performed.
    const performLatest = (id: string) => latest.current.find((item) => item.id === id)?.perform()
    offer(items.map((item) => ({ ...item, perform: () => performLatest(item.id) })))
    return () => offer([])
    // Items are new objects at every render; their ids tell whether they changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [offer, key, latest])
}
