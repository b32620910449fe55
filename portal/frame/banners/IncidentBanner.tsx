import { createElement, useEffect, useState } from 'react'
import { definition } from '#widgets/incident-banner/element.ts'
import { useRoom } from './use-room.ts'

/** The page that tells how the platform's services stand; invented, kept free for fiction. */
const statusPage = 'https://status.parapet.example'

/** The banner that embedders get too. */
export const IncidentBanner = ({ onDismiss }: { readonly onDismiss: () => void }) => {
  const room = useRoom('--parapet-incident')
  const [element, setElement] = useState<HTMLElement | null>(null)

  useEffect(() => {
    element?.addEventListener('parapet-incident-dismissed', onDismiss)
    return () => element?.removeEventListener('parapet-incident-dismissed', onDismiss)
  }, [element, onDismiss])

  return createElement(definition.tag, {
    'status-url': statusPage,
    ref: (found: HTMLElement | null) => {
      room(found)
      setElement(found)
    },
  })
}
