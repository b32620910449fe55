import type { PopUp } from '#core/identity/host-sign-in/host-sign-in.ts'

const size = { width: 480, height: 720 } as const

/** Opens a window centered over this one; undefined when the browser blocks it. */
export const openPopUp = (address: string): PopUp | undefined => {
  const left = Math.round(screenX + (outerWidth - size.width) / 2)
  const top = Math.round(screenY + (outerHeight - size.height) / 2)
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`
  const opened = globalThis.open(address, '_blank', features)
  if (!opened) return undefined
  return {
    isClosed: () => opened.closed,
    focus: () => opened.focus(),
    close: () => opened.close(),
  }
}
