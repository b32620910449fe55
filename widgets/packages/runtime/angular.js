import { EventEmitter } from '@angular/core'
import { prepare } from './prepare.js'

const write = (element, attribute, value) => {
  if (value === undefined || value === null || value === false) element.removeAttribute(attribute)
  else element.setAttribute(attribute, value === true ? '' : String(value))
}

/** The base of the components: their inputs are the element's attributes and properties. */
export class ParapetElementComponent {
  constructor({ nativeElement }, outputs, methods) {
    this.element = nativeElement
    prepare(nativeElement, methods)
    for (const output of outputs) this[output] = new EventEmitter()
  }
}

/** Gives a component its inputs and methods, which lead to its element. */
export const reflect = ({ prototype }, { attributes, properties, methods }) => {
  for (const [name, attribute] of Object.entries(attributes))
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        return this.element.getAttribute(attribute) ?? undefined
      },
      set(value) {
        write(this.element, attribute, value)
      },
    })
  for (const name of properties)
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        return this.element[name]
      },
      set(value) {
        this.element[name] = value
      },
    })
  for (const name of methods)
    Object.defineProperty(prototype, name, {
      configurable: true,
      value(...given) {
        return this.element[name](...given)
      },
    })
}
