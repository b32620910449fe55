import type { OpenFrame } from '#core/insurance/billing/frame.ts'

/** Posts a message to the host page, addressed to its verified origin only. */
export type PostMessage = (
  message: Readonly<Record<string, unknown>> & { readonly type: string },
) => void

const isOpen = (data: unknown): data is OpenFrame =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'open'

/**
 * Connects to the page that embeds this frame. The processor verified its origin by the platform's
 * permit and wrote it into this document. Messages from other windows or origins are ignored.
 */
export const connect = (
  parent: string,
  onOpen: (open: OpenFrame) => void,
): { readonly post: PostMessage } | undefined => {
  if (parent === '' || window.parent === window) return undefined
  const post: PostMessage = (message) => window.parent.postMessage(message, parent)
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source === window.parent && event.origin === parent && isOpen(event.data)) {
      onOpen(event.data)
    }
  })
  new ResizeObserver(() => {
    post({ type: 'resize', height: document.documentElement.offsetHeight })
  }).observe(document.documentElement)
  post({ type: 'ready' })
  return { post }
}
