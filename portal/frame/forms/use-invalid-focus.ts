import { useEffect, useRef, type RefObject } from 'react'
import { useFrozenDuringPress } from '#widgets/kit/use-frozen-during-press.ts'

/**
 * Focuses the first invalid field after each submit, including composite fields and fields that the
 * server rejected.
 */
export const useInvalidFocus = (submitCount: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  // Field errors appear after the button's click event.
  const handledCount = useFrozenDuringPress(submitCount)
  useEffect(() => {
    if (handledCount === 0) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const inner = invalid?.querySelector<HTMLElement>('input, select, textarea, button')
    ;(inner ?? invalid)?.focus()
  }, [handledCount])
  return form
}
