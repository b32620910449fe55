import { useRouter } from '@tanstack/react-router'
import { useEffect, useInsertionEffect } from 'react'
import { useStore } from '#widgets/react/use-store.ts'
import { usePortal } from '../platform/use-portal.ts'

/** Moves the focus to the screen, unless it already contains the focus. */
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
        // The first screen keeps the browser's own focus.
        if (pathChanged && fromLocation) focusContent()
      }),
    [router],
  )
}
