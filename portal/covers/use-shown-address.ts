import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What the address bar shows while a cover stands; the screen under it keeps its own address. */
export const useShownAddress = (shown: '/serverdown' | undefined): void => {
  const router = useRouter()

  useEffect(() => {
    if (shown === undefined) return
    const show = (mask: { readonly mask?: { readonly to: '/serverdown' } }) =>
      void router.navigate({
        to: '.',
        search: (before) => before,
        hash: true,
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
        ...mask,
      })
    show({ mask: { to: shown } })
    return () => show({})
  }, [shown, router])
}
