import type { ComponentType } from 'react'
import type { ShellParts } from './shell-parts.ts'
import { useModules } from './use-modules.ts'

/** The slots of a module that hold a component. */
type SlotName = {
  [Name in keyof ShellParts]-?: ComponentType extends ShellParts[Name] ? Name : never
}[keyof ShellParts]

/** What the modules put in one place, in their order. */
export const ModuleSlot = ({ name }: { readonly name: SlotName }) =>
  useModules().map((module, at) => {
    const Part = module[name]
    // The list never changes: a place in it names the module.
    return Part && <Part key={at} />
  })
