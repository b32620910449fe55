import { createElement, Suspense, use, type ReactNode } from 'react'
import { ErrorBoundary } from '../element/ErrorBoundary.tsx'
import { Button } from '../kit/Button.tsx'
import { useLive } from '../react/use-live.ts'
import { usePlatform } from '../react/use-platform.ts'
import { useHost } from '../react/use-host.ts'
import { useWording } from '../react/use-wording.ts'
import { errorDetail } from '../element/error-detail.ts'
import type { LazyView } from './lazy-view.ts'

/** Every render gets the same view, because a part has one load promise. */
const Part = ({ view }: { readonly view: LazyView }) => createElement(use(view.load()))

/** Plain markup, because the code of a notice might not load either. */
function Failed({ retry }: { readonly retry: () => void }) {
  const t = useWording('calculator')
  const live = useLive('alert')
  return (
    <p part="error" {...live}>
      {t('calculator:trouble.network')}{' '}
      <Button size="small" icon="refresh" onClick={retry}>
        {t('calculator:action.retry')}
      </Button>
    </p>
  )
}

const failed = (retry: () => void) => <Failed retry={retry} />

/** A view that loads when first shown, with a retry after a failure. */
export function LazyPart({
  view,
  fallback,
}: {
  readonly view: LazyView
  readonly fallback?: ReactNode
}) {
  const { errors } = usePlatform()
  const host = useHost()
  return (
    <ErrorBoundary
      key={view.name}
      onError={(cause) => host.emit('parapet-error', errorDetail(errors.caught(cause, 'load')))}
      fallback={failed}
    >
      <Suspense fallback={fallback}>
        <Part view={view} />
      </Suspense>
    </ErrorBoundary>
  )
}
