import type { ElementDefinition } from './definition.ts'
import hostStyles from './host.styles.css'

/** Gray boxes in the element's size until its first view is rendered. */
export function placeholderOf({
  height,
  width = '0px',
}: Pick<ElementDefinition, 'height' | 'width'>): HTMLElement {
  const placeholder = document.createElement('div')
  placeholder.className = hostStyles.classes['placeholder'] ?? ''
  placeholder.style.minHeight = height
  placeholder.style.setProperty('--host-width', width)
  placeholder.ariaHidden = 'true'
  placeholder.dataset['skeleton'] = ''
  return placeholder
}
