import { Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { embedSession } from '#core/identity/session/embed-session.ts'
import { createPlatform } from '#core/platform.ts'
import { adopt } from '#themes/shadow-dom-inject.ts'
import { themeStyles } from '#themes/theme.ts'
import hostStyles from '../element/host.styles.css'
import { browserHost } from '../platform/browser-host.ts'
import { elementWording } from '../platform/element-wording.ts'
import { PlatformContext, RootContext } from '../react/contexts.ts'
import { until } from './assert.ts'
import { mount } from './mount.ts'

/** Renders a view in a shadow root like an element, and waits for its first render. */
export async function render(view: ReactNode): Promise<ShadowRoot> {
  const host = mount('<div style="font: 16px/1.5 sans-serif; padding: 20px; width: 420px"></div>')
  const root = host.attachShadow({ mode: 'open' })
  for (const { rules } of [...themeStyles, hostStyles]) adopt(root, rules)
  const platform = createPlatform({
    apiBase: '',
    mode: 'embed',
    session: embedSession,
    host: browserHost(),
    wordingLoader: elementWording(),
  })
  // Elements load these namespaces before anything renders.
  await platform.wording.load('common', 'errors', 'element')
  createRoot(root).render(
    <RootContext value={root}>
      <PlatformContext value={platform}>
        <Suspense fallback={null}>
          <main>{view}</main>
        </Suspense>
      </PlatformContext>
    </RootContext>,
  )
  await until(() => root.querySelector('main')?.firstElementChild, 'the first picture')
  return root
}
