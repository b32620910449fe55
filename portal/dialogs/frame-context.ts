import { createContext } from 'react'

/** What the registry says of the open dialog's frame. */
export interface DialogFrameSettings {
  readonly width: 'narrow' | 'medium' | 'wide'
  readonly sticky: boolean
}

export const DialogFrameContext = createContext<DialogFrameSettings>({
  width: 'narrow',
  sticky: false,
})
