import { lazy, Suspense, useEffect } from 'react'
import { usePortal } from '../platform/use-portal.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

interface CommandPaletteProps {
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Ctrl or Cmd with K opens the palette, unless a dialog waits for an answer. */
export const CommandPalette = ({ isOpen, onOpen }: CommandPaletteProps) => {
  const { dialogs } = usePortal()

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

  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <Palette onClose={() => onOpen(false)} />
    </Suspense>
  )
}
