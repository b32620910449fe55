const attributeName = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * Sets a property of an element whose code may not have loaded yet: plain values as attributes,
 * objects and functions as properties, which the element reads on upgrade.
 */
export function assign(element: HTMLElement, name: string, value: unknown): void {
  // A field's value has no attribute.
  if (typeof value === 'object' || typeof value === 'function' || name === 'value') {
    Reflect.set(element, name, value ?? undefined)
    return
  }
  const attribute = attributeName(name)
  if (typeof value === 'string' || typeof value === 'number') {
    element.setAttribute(attribute, `${value}`)
    return
  }
  element.toggleAttribute(attribute, value === true)
  if (typeof Reflect.get(element, name) === 'function') Reflect.set(element, name, undefined)
}
