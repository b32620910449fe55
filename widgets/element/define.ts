import { createElement, type ComponentType } from 'react'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import { elementWording, type BuiltInTexts } from '../platform/element-wording.ts'
import type { ElementDefinition, PropsOf } from './definition.ts'
import { elementClass, type ViewProps } from './element-class.tsx'
import { ElementRoot } from './ElementRoot.tsx'
import type { ReceiveRecord } from './receive-record.ts'

export interface DefineOptions {
  /** Texts of the feature's first view in the base locale, bundled with its code. */
  readonly wording?: BuiltInTexts
  /** Receives sessions of records that other elements of the page opened. */
  readonly receive?: ReceiveRecord
}

/**
 * Registers an element for a React feature. Does nothing if the tag is already defined, or on a
 * server.
 */
export function defineElement<const D extends ElementDefinition>(
  definition: D,
  Feature: ComponentType<PropsOf<D>>,
  { wording = {}, receive }: DefineOptions = {},
): void {
  // On servers Lit provides a registry but no HTMLElement.
  if (typeof HTMLElement === 'undefined' || customElements.get(definition.tag)) return
  // The class parses values with the same definition that types the feature's props.
  const View = Feature as ComponentType<object>
  // The keys of a record of namespaces are namespaces.
  const own = Object.keys(wording) as Namespace[]
  const namespaces: readonly Namespace[] = ['common', 'element', ...own]
  const Root = (props: ViewProps) =>
    createElement(ElementRoot, { ...props, Feature: View, namespaces })
  customElements.define(
    definition.tag,
    elementClass(definition, Root, { loader: elementWording(wording), namespaces }, receive),
  )
}
