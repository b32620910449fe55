import { useEffect, useRef, type RefObject } from 'react'
import { useFrozenDuringPress } from '#widgets/kit/use-frozen-during-press.ts'

/**
 * Focuses the first field with an error after each submit: also one that is not an input of its own,
 * and one that the server refused.
 */
export const useFocusWrong = (submitCount: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  // fields show their errors once the press on the button is over
  const shownCount = useFrozenDuringPress(submitCount)
  useEffect(() => {
    if (shownCount === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const inner = wrong?.querySelector<HTMLElement>('input, select, textarea, button')
    ;(inner ?? wrong)?.focus()
  }, [shownCount])
  return form
}
