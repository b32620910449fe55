import { atom, type WritableAtom } from 'nanostores'
import { createElement, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { DialogBoundary } from '../dialogs/DialogBoundary.tsx'
import { showLoadFailure } from '../errors/show-load-failure.ts'
import { lazyPart } from '../errors/load-part.ts'
import { usePortal } from '../platform/use-portal.ts'
import { usePreload } from '../platform/use-preload.ts'
import { typedAhead } from './typed-ahead.ts'

const load = async () => (await import('./Palette.tsx')).Palette

interface CommandPaletteProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Opens the palette by Ctrl+K or Cmd+K, unless a dialog is open. */
export const CommandPalette = ({ isOpen, onOpen }: CommandPaletteProps) => {
  const portal = usePortal()
  const { dialogs } = portal
  const [$typed] = useState(() => atom(''))
  const [palette, setPalette] = useState(() => lazyPart(load))

  usePreload(load)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      if (!isShortcut || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (dialogs.$dialog.get() === undefined) onOpen(!isOpen)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen, onOpen, dialogs])

  const close = useCallback(() => onOpen(false), [onOpen])
  useEffect(() => {
    if (!isOpen) $typed.set('')
  }, [isOpen, $typed])

  if (!isOpen) return null
  const failed = (error: unknown) => {
    setPalette(lazyPart(load))
    close()
    showLoadFailure(portal, error)
  }
  return (
    <DialogBoundary onFailed={failed}>
      <Suspense fallback={<TypedAhead $typed={$typed} onClose={close} />}>
        {createElement(palette, { $typed, onClose: close })}
      </Suspense>
    </DialogBoundary>
  )
}

interface TypedAheadProps {
  readonly $typed: WritableAtom<string>
  readonly onClose: () => void
}

/** Collects keys while the palette loads, so that none reaches the screen below. */
const TypedAhead = ({ $typed, onClose }: TypedAheadProps) => {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') onClose()
      const text = typedAhead($typed.get(), event)
      if (text !== undefined) $typed.set(text)
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [$typed, onClose])
  return null
}
