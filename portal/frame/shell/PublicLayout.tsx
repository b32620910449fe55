import { Outlet } from '@tanstack/react-router'
import { PlainPage } from './PlainPage.tsx'
import { PublicFooter } from './PublicFooter.tsx'

/** The frame of pages that need no sign-in. */
export const PublicLayout = () => (
  <PlainPage footer={<PublicFooter />}>
    <Outlet />
  </PlainPage>
)
