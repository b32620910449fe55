import { createContext } from 'react'

/** The frame options of the open dialog, as it declares them. */
export interface DialogFrameSettings {
  readonly width: 'narrow' | 'medium' | 'wide'
  readonly sticky: boolean
}

export const DialogFrameContext = createContext<DialogFrameSettings>({
  width: 'narrow',
  sticky: false,
})
