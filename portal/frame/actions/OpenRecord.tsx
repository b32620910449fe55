import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { MenuItem } from '../parts/Menu.tsx'

interface OpenRecordState {
  readonly items: readonly MenuItem[]
  readonly offer: (items: readonly MenuItem[]) => void
}

const OpenRecordContext = createContext<OpenRecordState>({ items: [], offer: () => {} })

/** Holds what can be done with the record on screen, for the command palette. */
export const OpenRecordProvider = ({ children }: { readonly children: ReactNode }) => {
  const [items, offer] = useState<readonly MenuItem[]>([])
  const state = useMemo(() => ({ items, offer }), [items])
  return <OpenRecordContext value={state}>{children}</OpenRecordContext>
}

/** What can be done with the record on screen. */
export const useOpenRecord = (): readonly MenuItem[] => use(OpenRecordContext).items

/** Offers the actions of the record that a screen shows, for as long as it shows it. */
export const useOfferedItems = (items: readonly MenuItem[]): void => {
  const { offer } = use(OpenRecordContext)
  const key = items.map((item) => item.id).join()
  const latest = useRef(items)
  useEffect(() => {
    latest.current = items
  })
  useEffect(() => {
    // What is performed later works with the record as it is then.
    const performLatest = (id: string) => latest.current.find((item) => item.id === id)?.perform()
    offer(items.map((item) => ({ ...item, perform: () => performLatest(item.id) })))
    return () => offer([])
    // Items are made anew at every draw; which ones they are tells their ids.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [offer, key])
}
