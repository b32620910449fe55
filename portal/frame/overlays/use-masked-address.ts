import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A search parameter that makes the router see a change of the masked address. */
    readonly shown?: '/serverdown' | undefined
  }
}

/** Masks the address bar while an overlay is open; the screen below keeps its address. */
export const useMaskedAddress = (shown: '/serverdown' | undefined): void => {
  const router = useRouter()

  useEffect(() => {
    if (shown === undefined) return
    const same = {
      to: '.',
      search: (before: object) => before,
      hash: true,
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    } as const
    void router.navigate({
      ...same,
      state: (before) => ({ ...before, shown }),
      // A reload opens the screen, not the masked address.
      mask: { to: shown, unmaskOnReload: true },
    })
    return () =>
      void router.navigate({ ...same, state: (before) => ({ ...before, shown: undefined }) })
  }, [shown, router])
}
