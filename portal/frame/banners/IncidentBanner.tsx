import { createElement, useEffect, useState } from 'react'
import { definition } from '#widgets/incident-banner/element.ts'
import { useReservedHeight } from './use-reserved-height.ts'

/** The status page of the platform's services, on a reserved example domain. */
const statusPage = 'https://status.parapet.example'

/** The embeddable element. */
export const IncidentBanner = ({ onDismiss }: { readonly onDismiss: () => void }) => {
  const room = useReservedHeight('--parapet-incident')
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
