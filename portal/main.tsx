import { createRoot } from 'react-dom/client'
import { adopt } from '#themes/shadow-dom-inject.ts'
import { themeStyles } from '#themes/theme.ts'
import { App } from './App.tsx'
import { createPortal } from './platform/create-portal.ts'
import { createPortalRouter } from './router.ts'
import './portal.css'

const place = document.querySelector('#portal')
if (place) {
  for (const { sheet } of themeStyles) adopt(document, sheet)
  const portal = createPortal()
  createRoot(place).render(<App portal={portal} router={createPortalRouter(portal)} />)
}
