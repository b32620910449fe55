import * as z from 'zod/mini'
import { frameMessage, type FrameMessage } from '#core/insurance/billing/frame.ts'

/**
 * Receives messages from the processor's frame. Ignores messages from other windows or origins, or
 * with an unknown shape.
 */
export const listenToFrame = (
  frame: { readonly current: HTMLIFrameElement | null },
  origin: string,
  listener: (message: FrameMessage) => void,
): (() => void) => {
  const hear = (event: MessageEvent<unknown>): void => {
    const from = frame.current?.contentWindow
    if (from == null || event.source !== from || event.origin !== origin) return
    const read = z.safeDecode(frameMessage, event.data as z.input<typeof frameMessage>)
    if (read.success) listener(read.data)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** Calls back when the host page's policy blocks a frame of the origin. */
export const listenToPolicy = (origin: string, onBlocked: () => void): (() => void) => {
  const hear = ({ blockedURI, disposition }: SecurityPolicyViolationEvent): void => {
    if (disposition === 'enforce' && blockedURI.startsWith(origin)) onBlocked()
  }
  document.addEventListener('securitypolicyviolation', hear)
  return () => document.removeEventListener('securitypolicyviolation', hear)
}
