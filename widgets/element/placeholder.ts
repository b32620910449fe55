import hostStyles from './host.styles.css'

/** Quiet boxes of the height that the element will have, until its first view is there. */
export function placeholderOf(height: string): HTMLElement {
  const placeholder = document.createElement('div')
  placeholder.className = hostStyles.classes['placeholder'] ?? ''
  placeholder.style.minHeight = height
  placeholder.ariaHidden = 'true'
  return placeholder
}
