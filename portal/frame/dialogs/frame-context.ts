import { createContext } from 'react'

/** What the dialog's value says of the open dialog's frame. */
export interface DialogFrameSettings {
  readonly width: 'narrow' | 'medium' | 'wide'
  readonly sticky: boolean
}

export const DialogFrameContext = createContext<DialogFrameSettings>({
  width: 'narrow',
  sticky: false,
})
