import { createElement, type ComponentType } from 'react'
import type { ElementDefinition, PropsOf } from './definition.ts'
import { elementClass, type ViewProps } from './element-class.tsx'
import { ElementRoot } from './ElementRoot.tsx'

/**
 * Registers an element that shows a React feature. A tag that is taken stays as it is, whoever took
 * it, and where there are no elements (a server) nothing happens.
 */
export function defineElement<const D extends ElementDefinition>(
  definition: D,
  Feature: ComponentType<PropsOf<D>>,
): void {
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return
  // The class parses values by the definition from which the feature's props are typed.
  const View = Feature as ComponentType<object>
  const Root = (props: ViewProps) => createElement(ElementRoot, { ...props, Feature: View })
  customElements.define(definition.tag, elementClass(definition, Root))
}
