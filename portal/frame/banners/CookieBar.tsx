import { createElement } from 'react'
import { definition } from '#widgets/cookie-bar/element.ts'
import { usePortal } from '../platform/use-portal.ts'
import { useReservedHeight } from './use-reserved-height.ts'

/** The embeddable element, with the portal's consent. */
export const CookieBar = () => {
  const { consent } = usePortal()
  const ref = useReservedHeight('--parapet-cookie-bar')
  return createElement(definition.tag, { 'privacy-url': '/privacy', consent, ref })
}
