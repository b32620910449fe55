import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { adopt } from '#themes/shadow-dom-inject.ts'
import { themeStyles } from '#themes/theme.ts'
import { App } from './App.tsx'
import { createPortal } from './create-portal.ts'
import { createFullWording } from './frame/platform/full-wording.ts'
import { removePrerenderedPage } from './frame/prerendered-page/prerendered-page.ts'
import { markReady } from './frame/platform/mark-ready.ts'
import { reportErrors } from './frame/platform/report-errors.ts'
import { guardRestoredPage } from './frame/platform/restored-page.ts'
import { createPortalRouter } from './router.ts'
import './portal.css'

/** Yields to the browser, so that it can handle input between two steps of the start. */
const pause = () => new Promise((resolve) => setTimeout(resolve))

const start = async (container: Element): Promise<void> => {
  for (const { rules } of themeStyles) adopt(document, rules)
  await pause()
  const portal = createPortal()
  guardRestoredPage(portal)
  const report = reportErrors(portal)
  await pause()
  const router = createPortalRouter(portal)
  removePrerenderedPage(router)
  markReady(router, portal.queries.$client, document.documentElement, createFullWording(portal))
  const root = createRoot(container, {
    // An error caught by a boundary already shows an error screen, so it is only reported here.
    onCaughtError(error) {
      // As React does by default.
      // oxlint-disable-next-line no-console
      console.error(error)
      report(error)
    },
  })
  // Yields between steps, so that the browser handles input into the prerendered form.
  startTransition(() => root.render(<App portal={portal} router={router} />))
}

const container = document.querySelector('#portal')
if (container) void start(container)
