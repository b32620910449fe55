import hostStyles from './host.styles.css'

/** Grey boxes in the element's height, until its first view is rendered. */
export function placeholderOf(height: string): HTMLElement {
  const placeholder = document.createElement('div')
  placeholder.className = hostStyles.classes['placeholder'] ?? ''
  placeholder.style.minHeight = height
  placeholder.ariaHidden = 'true'
  return placeholder
}
