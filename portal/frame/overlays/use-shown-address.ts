import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that an overlay shows; without it the router would take the same screen for no change. */
    readonly shown?: '/serverdown' | undefined
  }
}

/** What the address bar shows while an overlay stands; the screen under it keeps its own address. */
export const useShownAddress = (shown: '/serverdown' | undefined): void => {
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
      // A reload goes to the screen itself, not to the page of that address.
      mask: { to: shown, unmaskOnReload: true },
    })
    return () =>
      void router.navigate({ ...same, state: (before) => ({ ...before, shown: undefined }) })
  }, [shown, router])
}
