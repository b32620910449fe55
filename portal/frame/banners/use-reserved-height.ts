import { useEffect, useState, type RefCallback } from 'react'

/**
 * Sets a custom property of the page to an element's height, to reserve space for it; 0 once it is
 * removed.
 */
export const useReservedHeight = (property: `--parapet-${string}`): RefCallback<HTMLElement> => {
  const [element, setElement] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (!element) return
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty(property, `${Math.ceil(element.getBoundingClientRect().height)}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.style.removeProperty(property)
    }
  }, [element, property])

  return setElement
}
