import type { ComponentType } from 'react'
import type { ShellParts } from './shell-parts.ts'
import { useModules } from './use-modules.ts'

/** The slots of a module that render a component. */
type SlotName = {
  [Name in keyof ShellParts]-?: ComponentType extends ShellParts[Name] ? Name : never
}[keyof ShellParts]

/** The components of all modules for one slot, in order. */
export const ModuleSlot = ({ name }: { readonly name: SlotName }) =>
  useModules().map((module, at) => {
    const Part = module[name]
    // The list never changes, so the index is a stable key.
    return Part && <Part key={at} />
  })
