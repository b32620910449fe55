import type { ElementDefinition } from './definition.ts'
import hostStyles from './host.styles.css'

/** Quiet boxes of the size that the element will have, until its first view is there. */
export function placeholderOf({
  height,
  width = '0px',
}: Pick<ElementDefinition, 'height' | 'width'>): HTMLElement {
  const placeholder = document.createElement('div')
  placeholder.className = hostStyles.classes['placeholder'] ?? ''
  placeholder.style.minHeight = height
  placeholder.style.setProperty('--host-width', width)
  placeholder.ariaHidden = 'true'
  return placeholder
}
