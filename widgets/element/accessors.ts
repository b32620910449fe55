import { propertyName, readAttribute, writeAttribute, isAttributeError } from './attributes.ts'
import type { ElementDefinition } from './definition.ts'
import type { Values } from './values.ts'

/**
 * Defines a property per attribute on the prototype, which reads and writes the attribute, and one
 * per own property, stored in the element's values.
 */
export function addAccessors(
  prototype: HTMLElement,
  definition: ElementDefinition,
  valuesOf: (element: HTMLElement) => Values,
): void {
  for (const [attribute, shape] of Object.entries(definition.attributes))
    Object.defineProperty(prototype, propertyName(attribute), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        const read = readAttribute(attribute, shape, this.getAttribute(attribute))
        return isAttributeError(read) ? undefined : read
      },
      set(this: HTMLElement, value: unknown) {
        const text = writeAttribute(shape, value)
        if (text === null) this.removeAttribute(attribute)
        else if (text !== this.getAttribute(attribute)) this.setAttribute(attribute, text)
      },
    })
  for (const name of Object.keys(definition.properties))
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return valuesOf(this).get()[name]
      },
      set(this: HTMLElement, value: unknown) {
        valuesOf(this).set(name, value)
      },
    })
}

/**
 * A page may set properties before the element is defined. These own properties shadow the
 * accessors, so each is removed and set again through its accessor.
 */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const own = Object.getOwnPropertyDescriptor(element, name)
    if (!own) continue
    Reflect.deleteProperty(element, name)
    Reflect.set(element, name, own.value)
  }
}
