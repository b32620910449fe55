import { useLayoutEffect, useState } from 'react'
import { useHost } from '../../react/use-host.ts'
import { useStore } from '../../react/use-store.ts'
import { useCalculator } from '../calculator-context.ts'

/**
 * The slot for notices: below the price if that is next to the steps, otherwise over the end of
 * the step. Undefined on a step with neither.
 */
export function useProblemSlot(): Element | undefined {
  const { element, root } = useHost()
  const step = useStore(useCalculator().$step)
  const [slot, setSlot] = useState<Element>()
  useLayoutEffect(() => {
    const look = () => {
      const places = step === 'saved' ? [] : [...root.querySelectorAll('[data-troubles]')]
      setSlot(places.find((each) => each.getClientRects().length > 0))
    }
    let frame = 0
    // In the next frame, because the notice changes the observed height.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    })
    look()
    observer.observe(element)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [element, root, step])
  return slot
}
