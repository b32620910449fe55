import { createContext } from 'react'

/** The options of the open dialog's frame, from the dialog's value. */
export interface DialogFrameSettings {
  readonly width: 'narrow' | 'medium' | 'wide'
  readonly sticky: boolean
}

export const DialogFrameContext = createContext<DialogFrameSettings>({
  width: 'narrow',
  sticky: false,
})
