import { createContext, useContext, useId } from 'react'

/** The attributes that a control takes from its field. */
export interface ControlAttributes {
  readonly id: string
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
  readonly required?: boolean | undefined
}

export const FieldContext = createContext<ControlAttributes | undefined>(undefined)

/** Tells a field whether characters were removed from its control's input. */
export const RemovalContext = createContext<((isRemoved: boolean) => void) | undefined>(undefined)

/**
 * The attributes that connect a control to its label, hint and error. Outside a field, only a
 * generated ID.
 */
export function useControl(): ControlAttributes {
  const own = useId()
  return useContext(FieldContext) ?? { id: own }
}
