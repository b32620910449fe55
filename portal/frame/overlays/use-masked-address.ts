import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The parameter of an overlay's address; without it the router would see no change of the
     * screen.
     */
    readonly shown?: '/serverdown' | undefined
  }
}

/**
 * Shows an address in the address bar while an overlay is open; the screen under it keeps its own
 * address.
 */
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
      // A reload opens the screen itself, not the page of that address.
      mask: { to: shown, unmaskOnReload: true },
    })
    return () =>
      void router.navigate({ ...same, state: (before) => ({ ...before, shown: undefined }) })
  }, [shown, router])
}
