import { useEffect, useRef, type RefObject } from 'react'
import { useFrozenDuringPress } from '#widgets/kit/use-frozen-during-press.ts'

/**
 * Focuses the first invalid field after each submit, including composite fields and fields that the
 * server rejected.
 */
export const useInvalidFocus = (submitCount: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  // Field errors appear after the press on the button ends.
  const shownCount = useFrozenDuringPress(submitCount)
  useEffect(() => {
    if (shownCount === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const inner = wrong?.querySelector<HTMLElement>('input, select, textarea, button')
    ;(inner ?? wrong)?.focus()
  }, [shownCount])
  return form
}
