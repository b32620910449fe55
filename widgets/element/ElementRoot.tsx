import {
  Activity,
  lazy,
  Suspense,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react'
import type { Platform } from '#core/platform.ts'
import { directionOf } from '#core/foundation/wording/translations.ts'
import type { Namespace } from '#core/foundation/wording/namespaces.ts'
import type { BrandName } from '#themes/brands/brands.ts'
import { LiveRegion } from '../kit/LiveRegion.tsx'
import { SlowNotice } from '../kit/SlowNotice.tsx'
import { createAnnouncer } from '../react/announcer.ts'
import { AnnouncerContext, HostContext, PlatformContext, RootContext } from '../react/contexts.ts'
import { useHost } from '../react/use-host.ts'
import { useWording } from '../react/use-wording.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import type { ViewProps } from './element-class.tsx'
import hostStyles from './host.styles.css'
import { localeOf } from './platform-link.ts'
import { useBrand } from './use-brand.ts'

/** Loaded only for a malformed attribute. The feature works without it. */
const AttributeErrors = lazy(() =>
  import('./AttributeErrors.tsx').then(
    (part) => ({ default: part.AttributeErrors }),
    () => ({ default: () => [] }),
  ),
)

/** Shows nothing if its own code fails to load. The error is still reported. */
const FeatureErrorView = lazy(() =>
  import('./FeatureErrorView.tsx').then(
    (part) => ({ default: part.FeatureErrorView }),
    () => ({ default: () => <></> }),
  ),
)

const hasAttributeErrors = (values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(values).some(([name, value]) => name.startsWith('error:') && value !== undefined)

/** Renders the feature with the common texts. The first render removes the placeholder. */
function Ready({
  Feature,
  namespaces,
  values,
  onMount,
}: {
  readonly Feature: ComponentType<object>
  readonly namespaces: readonly Namespace[]
  readonly values: Readonly<Record<string, unknown>>
  readonly onMount: () => void
}) {
  useWording(...namespaces)
  useBrand(values['brand'] as BrandName | undefined)
  const { isField } = useHost()
  useLayoutEffect(onMount, [onMount])
  const view = <Feature {...values} />
  return (
    <>
      {hasAttributeErrors(values) && (
        <Suspense fallback={null}>
          <AttributeErrors values={values} />
        </Suspense>
      )}
      {isField ? (
        <fieldset
          className={hostStyles.classes['field']}
          role="none"
          disabled={Boolean(values['disabled'] || values['readOnly'])}
        >
          {view}
        </fieldset>
      ) : (
        view
      )}
    </>
  )
}

const broken =
  ({ host, onMount }: ViewProps) =>
  (retry: () => void) => (
    <Suspense fallback={null}>
      <FeatureErrorView retry={retry} height={host.height} onMount={onMount} />
    </Suspense>
  )

/** The frame around a feature inside its element. */
export function ElementRoot({
  host,
  onMount,
  Feature,
  namespaces,
}: ViewProps & {
  readonly Feature: ComponentType<object>
  readonly namespaces: readonly Namespace[]
}) {
  const [announcer] = useState(createAnnouncer)
  const values = useSyncExternalStore(host.values.listen, host.values.get)
  const platform = values['current'] as Platform | undefined
  if (!platform) return null
  // The portal lays its pages out itself.
  const height = values['platform'] === undefined ? host.height : '0px'
  // All regions use English.
  const locale = localeOf(values) ?? 'en'
  return (
    <RootContext value={host.root}>
      <HostContext value={host}>
        <PlatformContext value={platform}>
          <AnnouncerContext value={announcer}>
            <div
              className={hostStyles.classes['base']}
              part="base"
              key={platform.instanceId}
              lang={locale}
              dir={directionOf(locale)}
              ref={(base) => {
                base?.style.setProperty('--host-width', host.width ?? '0px')
                base?.style.setProperty('--host-height', height)
              }}
            >
              <LiveRegion />
              {/* In the portal the frame shows one notice for all elements. */}
              {values['platform'] === undefined && <SlowNotice />}
              <ErrorBoundary
                onError={(error) => host.report(platform.errors.caught(error, 'render'))}
                fallback={broken({ host, onMount })}
              >
                {/* A removed element keeps its nodes and state for a while, but its effects stop. */}
                <Activity mode={values['isDisconnected'] === true ? 'hidden' : 'visible'}>
                  <Suspense fallback={null}>
                    <Ready
                      Feature={Feature}
                      namespaces={namespaces}
                      values={values}
                      onMount={onMount}
                    />
                  </Suspense>
                </Activity>
              </ErrorBoundary>
            </div>
          </AnnouncerContext>
        </PlatformContext>
      </HostContext>
    </RootContext>
  )
}
