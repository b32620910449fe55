import { useRouter } from '@tanstack/react-router'
import { useEffect, useInsertionEffect } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'

/** Moves the focus to the screen, unless something in it has the focus already. */
export const focusContent = (): void => {
  const content = document.querySelector<HTMLElement>('#content')
  if (!content?.contains(document.activeElement)) content?.focus()
}

const schemes = { light: 'light', dark: 'dark', auto: 'light dark' } as const

/** Sets theme and language of the document, and moves the focus to a new screen. */
export const useDocument = (): void => {
  const { settings, wording } = usePortal()
  const { theme, layout } = useStore(settings.$settings)
  const locale = useStore(wording.$locale)
  const router = useRouter()

  useInsertionEffect(() => {
    document.documentElement.style.setProperty('color-scheme', schemes[theme])
  }, [theme])

  useInsertionEffect(() => {
    document.documentElement.dataset['layout'] = layout
  }, [layout])

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        // On the first screen the browser's own focus stays.
        if (pathChanged && fromLocation) focusContent()
      }),
    [router],
  )
}
